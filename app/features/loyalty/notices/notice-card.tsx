import type { ReactNode } from "react";
import { classes } from "~/ui/class-names";
import { Icon } from "~/ui/icons/icon";
import { Image } from "~/ui/images/image";
import type { Notice } from "./notice";

/** A notice with its picture; `when` is shown beside its kind. */
export function NoticeCard({ notice, when }: { notice: Notice; when?: ReactNode }) {
  const { tone, icon, image, kind, title, message, amount } = notice;
  return (
    <>
      <span className={classes("notice-picture", tone === "danger" ? "text-danger" : "text-positive")}>
        {image ? <Image preset="avatar" src={image} alt="" fallbackLabel={kind} /> : <Icon name={icon} />}
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-muted text-xs">
          {kind}
          {when && <> · {when}</>}
        </p>
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        {message && <p className="mt-1 text-muted">{message}</p>}
        {amount && (
          <p
            className={classes(
              "tabular mt-1 font-semibold",
              tone === "danger" ? "text-danger" : "text-positive",
            )}
          >
            <bdi>{amount}</bdi>
          </p>
        )}
      </div>
    </>
  );
}
