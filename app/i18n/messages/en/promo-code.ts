/** The form for promo codes, wherever it stands. What is wrong with a code is said by `common.promoCodeErrors`. */
export const promoCode = {
  "promoCode.title": "Promo code",
  "promoCode.switcher": "I have a promo code",
  "promoCode.activate": "Activate",
  "promoCode.check": "Check",
  "promoCode.need": "Before this code can be used",
  "promoCode.tooMany": "Too many attempts. Please try again in {seconds} s.",
  "promoCode.failed": "We got no clear answer. Look among your bonuses before you try again.",
  "promoCode.unchecked": "The code could not be checked just now. Please try again.",
  "promoCode.usable": "This code works. Use it with your account.",
  "promoCode.activated": "Promo code activated. Your reward has been added.",
} as const;
