import type { verification as en } from "../../../../app/i18n/messages/en/verification";

export const verification: Record<keyof typeof en, string> = {
  "verification.steps": "خطوات التحقق",
  "verification.isDone": "تم",
  "verification.blocked": "الإيداع والسحب واللعب الحقيقي متوقفة حتى تأكيد هويتك.",
  "verification.text.start":
    "لم نتحقق من هويتك بعد. القانون يلزمنا بذلك، ويتولى شريكنا المختص التحقق من وثائقك.",
  "verification.text.verification": "يجري التحقق من وثائقك. لا يلزمك فعل شيء.",
  "verification.text.completed": "تم تأكيد هويتك ولا يلزمك شيء آخر. إذا طُلب منك التحقق مجددًا فالدعم يساعدك.",
  "verification.text.change":
    "لم تُقبل وثائقك، ونحتاج إلى وثائق جديدة. غالبًا تكون الصورة غير واضحة أو مقصوصة، أو تكون الوثيقة منتهية الصلاحية.",
  "verification.asked.title": "ما تحتاج إليه",
  "verification.asked.document": "جواز سفر أو بطاقة هوية أو رخصة قيادة سارية",
  "verification.asked.face": "كاميرا لتصوير الوثيقة وصورتك الشخصية",
  "verification.asked.time": "بضع دقائق. يخبرك شريكنا إن لزم شيء آخر مثل إثبات العنوان",
  "verification.next.start": "بعد ذلك تُراجع وثائقك وتعرض هذه الصفحة النتيجة.",
  "verification.next.verification": "فور قبولها يمكنك المتابعة. وإن لم تُقبل تخبرك هذه الصفحة وتطلب غيرها.",
  "verification.begin": "ابدأ التحقق",
  "verification.beginAgain": "أرسل وثائق جديدة",
  "verification.look": "تحقق مجددًا",
  "verification.again": "حاول مجددًا",
  "verification.action.title": "التحقق من بيانات الدفع",
  "verification.action.text":
    "قبل إرسال المال إلى بيانات الدفع هذه يجب إثبات أنها لك مرة واحدة. جهّز البطاقة أو كشف الحساب.",
  "verification.action.next": "بعد ذلك تُراجع. فور قبولها يمكنك استخدامها: ارجع إلى ما كنت تفعله وحاول مجددًا.",
  "verification.action.done": "انتهيت",
  "verification.check.title": "وثائقك",
  "verification.check.frame": "التحقق من الهوية",
  "verification.check.window": "افتح التحقق في نافذة مستقلة",
  "verification.check.windowText": "التحقق في صفحة شريكنا. ارجع إلى هنا بعد إرسال كل شيء.",
  "verification.check.sentText": "بعد إرسال كل شيء تتابع هذه الصفحة تلقائيًا. وإلا فأخبرنا هنا.",
  "verification.check.sent": "أرسلت كل شيء",
  "verification.needsScript.title": "هذا التحقق يحتاج إلى JavaScript",
  "verification.needsScript.text":
    "فعّله في متصفحك وأعد تحميل الصفحة، أو اطلب المساعدة من الدعم: يمكنهم استلام وثائقك بطريقة أخرى.",
  "verification.failed.title": "تعذر عرض التحقق",
  "verification.failed.text":
    "شريكنا لا يستجيب حاليًا. لم يضع شيء مما أرسلته. قد يكون السبب أيضًا مانع الإعلانات أو البرامج النصية.",
  "verification.impossible.title": "لا يمكن إجراء التحقق في هذه الصفحة",
  "verification.impossible.text": "يستلم الدعم وثائقك بطريقة أخرى.",
  "verification.unknownAction.title": "لم يعد هذا التحقق مطلوبًا",
  "verification.unknownAction.text": "ارجع إلى ما كنت تفعله وحاول مجددًا. وإن طُلب مرة أخرى فالدعم يساعدك.",
};
