/** Something that costs points, beside those there are to pay it with. */
export interface PricedThing {
  name: string;
  text?: string;
  image?: string;
  price: number;
  points: number;
  /** What the operator calls them. */
  pointsAlias: string;
}
