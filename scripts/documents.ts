import { writeFileSync } from "node:fs";
import { contractFiles } from "./contract/contract";
import { examplePath, exampleText } from "./environment/example";
import { referencePath, referenceText } from "./environment/reference";
import { documentPath, openApiText } from "./openapi/document";

writeFileSync(documentPath, openApiText());
for (const { path, text } of contractFiles()) writeFileSync(path, text);
writeFileSync(referencePath, referenceText());
writeFileSync(examplePath, exampleText());
