import { Image } from "~/ui/images/image";

/** The logo of a payment method; its name is beside it. */
export function MethodMark({ picture }: { picture: string | undefined }) {
  if (!picture) return null;
  return (
    <span className="payment-mark">
      <Image preset="mark" src={picture} alt="" fallbackLabel="" />
    </span>
  );
}
