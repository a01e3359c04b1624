import { expect, it } from "vitest";
import { testStage } from "~/../tests/support/stage";

const stage = await testStage();

it.each(["/nfx/i18n/messages/es-ES", "/nfx/cms-config/es-ES", "/api/common-data"])(
  "a page made without %s is kept by nobody",
  async (document) => {
    const isPartial = async () => {
      const context = await stage.visit("es-ES");
      await Promise.all([context.content.config(), context.content.commonData()]);
      return context.isPartial;
    };
    expect(await isPartial()).toBe(false);
    await stage.reset();
    stage.fail(`${document}=status:500`);
    expect(await isPartial()).toBe(true);
  },
);
