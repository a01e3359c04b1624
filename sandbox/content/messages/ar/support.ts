import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "الدعم",
  "support.meta.description": "كيف تصل إلى فريق {product} وأين تجد الإجابات.",
  "support.lead": "أسئلة عن حسابك أو أموالك أو لعبة ما: نحن هنا من أجلك.",
  "support.phone": "اتصل بنا",
  "support.channel": "تجدنا هنا",
  "support.mail": "راسلنا بالبريد الإلكتروني",
  "support.pages": "اعثر على إجابة",
  "support.feedback.title": "راسلنا",
  "support.feedback.message": "رسالتك",
  "support.feedback.email": "البريد الإلكتروني",
  "support.feedback.emailHint.visitor": "بدونه لا يمكننا الرد عليك",
  "support.feedback.emailHint.player": "فقط إذا لم ترد وصول الرد إلى بريد حسابك",
  "support.feedback.name": "اسمك",
  "support.feedback.submit": "إرسال الرسالة",
  "support.feedback.trap": "اترك هذا الحقل فارغًا",
  "support.feedback.trapped":
    "بدت الرسالة كأن برنامجًا كتبها، لذلك لم تُرسل. إن كنت أنت من كتبها فأرسلها مرة أخرى من فضلك.",
  "support.feedback.unknown":
    "لم يصلنا رد، لذلك لا نعرف إن كانت رسالتك قد وصلت. انتظر قليلًا قبل إرسالها مرة أخرى من فضلك.",
  "support.feedback.sent.title": "تم إرسال رسالتك",
  "support.feedback.sent.text": "شكرًا لك. سنقرؤها ونرد عليك في أقرب وقت ممكن.",
  "support.feedback.another": "كتابة رسالة أخرى",
};
