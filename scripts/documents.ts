import { existsSync, writeFileSync } from "node:fs";
import { truthPath, truthText } from "../tests/proofs/truth/document";
import { contractFiles } from "./contract/contract";
import { examplePath, exampleText } from "./environment/example";
import { referencePath, referenceText } from "./environment/reference";
import { marketsPath, marketsText } from "./markets/document";
import { schemaPath, schemaText } from "./markets/schema";
import { documentPath, openApiText } from "./openapi/document";
import { paymentPagePath, paymentPageText } from "./payment-page/document";
import { inventoryPath } from "./payment-page/inventory";

writeFileSync(documentPath, openApiText());
for (const { path, text } of contractFiles()) writeFileSync(path, text);
if (existsSync(inventoryPath)) writeFileSync(paymentPagePath, paymentPageText());
writeFileSync(schemaPath, schemaText());
writeFileSync(marketsPath, marketsText());
writeFileSync(truthPath, truthText());
writeFileSync(referencePath, referenceText());
writeFileSync(examplePath, exampleText());
