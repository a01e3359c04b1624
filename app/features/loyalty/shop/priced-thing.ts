/** An item with its price in points, and the player's points. */
export interface PricedThing {
  name: string;
  text?: string;
  image?: string;
  price: number;
  points: number;
  /** The operator's name for points. */
  pointsAlias: string;
}
