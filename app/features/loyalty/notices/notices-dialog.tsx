import { useEffect, useState } from "react";
import type { DialogBodyProps } from "~/dialogs/declaration";
import { useTranslate } from "~/i18n/use-translate";
import { setUnreadNotices } from "~/shell/header/unread-notices";
import { Badge } from "~/ui/feedback/badge";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Time } from "~/ui/format/time";
import { NoticeCard } from "./notice-card";
import type { NoticeList } from "./notices-dialog.server";
import { mergeNotices, storedNotices } from "./stored-notices";

/** The notices from the server, followed by older ones stored in this browser. */
export function NoticesBody({ data: { owner, notices } }: DialogBodyProps<NoticeList>) {
  const t = useTranslate();
  const [shown, setShown] = useState(notices);
  useEffect(() => {
    setShown(mergeNotices(notices, storedNotices(owner)));
    setUnreadNotices(0);
  }, [owner, notices]);
  if (shown.length === 0)
    return <EmptyState icon="bell" title={t("notices.empty.title")} text={t("notices.empty.text")} />;
  return (
    <ul className="grid gap-3">
      {shown.map((notice) => (
        <li key={notice.id} className="notice-row">
          <NoticeCard notice={notice} when={<Time value={notice.at} />} />
          {notice.isUnread && <Badge tone="positive">{t("notices.new")}</Badge>}
        </li>
      ))}
    </ul>
  );
}
