import type { PageContext } from "~/context/app-context";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { notFound } from "~/shell/system-pages/failures";
import { type ProgramView, toProgramView } from "./program/program-view";
import { listProducts } from "./shop/products.server";
import { listPurchases, type Purchase } from "./shop/purchases.server";
import { type ShopProduct, toShopProduct } from "./shop/shop-product";
import { type Standing, toStanding } from "./standing";

export interface Loyalty {
  seo: PageSeo;
  /** Null for visitors, and for players who do not take part. */
  standing: PageSection<Standing | null>;
  isPlayer: boolean;
  programs: PageSection<ProgramView[]>;
  hasShop: boolean;
}

export interface LoyaltyProgramPage {
  seo: PageSeo;
  isPlayer: boolean;
  program: ProgramView;
  /** The operator's name for points, if known. */
  alias?: string;
}

export interface LoyaltyShop {
  seo: PageSeo;
  isPlayer: boolean;
  standing: PageSection<Standing | null>;
  products: PageSection<ShopProduct[]>;
  purchases: Purchase[];
}

export async function loadLoyalty(context: PageContext): Promise<Loyalty> {
  const { t } = context;
  const [{ product, loyalty }, isPlayer, standing, programs] = await Promise.all([
    context.content.config(),
    isRequestedByPlayer(context),
    settleSection(context, readStanding(context)),
    settleSection(context, listPrograms(context)),
  ]);
  const seo = await loadPageSeo(context, {
    title: t("loyalty.title"),
    description: t("loyalty.meta.description", { product: product.name }),
    breadcrumbs: [],
  });
  return { seo, isPlayer, standing, programs, hasShop: loyalty.shopEnabled };
}

export async function loadLoyaltyProgram(context: PageContext, sysname: string): Promise<LoyaltyProgramPage> {
  const isPlayer = await isRequestedByPlayer(context);
  const [found, standing] = await Promise.all([
    context.platform.call("loyalty.getProgram", { sysname }, { personal: isPlayer }),
    settleSection(context, readStanding(context)),
  ]);
  if (!found?.is_active) throw notFound();
  const { t } = context;
  const program = toProgramView(found, isPlayer);
  const { name, text, image } = program;
  const seo = await loadPageSeo(context, {
    title: name,
    name,
    description: text ?? t("loyalty.meta.program", { name }),
    image,
    breadcrumbs: [{ name: t("loyalty.title"), path: paths.loyalty() }],
  });
  return { seo, isPlayer, program, alias: standing.ok ? standing.value?.pointsAlias : undefined };
}

export async function loadLoyaltyShop(context: PageContext): Promise<LoyaltyShop> {
  const { t } = context;
  const [{ product }, isPlayer, standing, products, purchases] = await Promise.all([
    context.content.config(),
    isRequestedByPlayer(context),
    settleSection(context, readStanding(context)),
    settleSection(context, listShopProducts(context)),
    settleSection(context, readPurchases(context)),
  ]);
  const seo = await loadPageSeo(context, {
    title: t("loyalty.shop.title"),
    description: t("loyalty.meta.shop", { product: product.name }),
    breadcrumbs: [{ name: t("loyalty.title"), path: paths.loyalty() }],
  });
  return { seo, isPlayer, standing, products, purchases: purchases.ok ? purchases.value : [] };
}

/** Null for visitors, without a call (docs/product.md#6). */
export async function readStanding(context: PageContext): Promise<Standing | null> {
  return (await isRequestedByPlayer(context))
    ? toStanding(await context.platform.call("loyalty.getinfo", {}, { recent: true }))
    : null;
}

/** For players, calls are made as personal ones: the platform adds their own data (docs/contract.md#3.9). */
async function isRequestedByPlayer({ player }: PageContext): Promise<boolean> {
  return (await player()).kind === "player";
}

/** Availability depends on the player's level; if that cannot be read, it does not restrict. */
async function listShopProducts(context: PageContext): Promise<ShopProduct[]> {
  const [products, standing] = await Promise.all([
    listProducts(context),
    readStanding(context).catch(() => null),
  ]);
  return products.map((product) => toShopProduct(product, standing));
}

async function readPurchases(context: PageContext): Promise<Purchase[]> {
  return (await isRequestedByPlayer(context)) ? listPurchases(context) : [];
}

/** Lists the active programmes, the operator's default one first. */
async function listPrograms(context: PageContext): Promise<ProgramView[]> {
  const isPlayer = await isRequestedByPlayer(context);
  const [programs, { loyalty }] = await Promise.all([
    context.platform.call("loyalty.getPrograms", {}, { personal: isPlayer }),
    context.content.config(),
  ]);
  const isMain = ({ sysname }: { sysname: string }) => Number(sysname === loyalty.defaultProgram);
  return programs
    .filter(({ is_active: isActive }) => isActive)
    .sort((a, b) => isMain(b) - isMain(a))
    .map((program) => toProgramView(program, isPlayer));
}
