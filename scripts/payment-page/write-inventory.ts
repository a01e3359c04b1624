import { writeFileSync } from "node:fs";
import { inventoryPath, readInventory } from "./inventory";

writeFileSync(inventoryPath, JSON.stringify(readInventory(), null, 2));
