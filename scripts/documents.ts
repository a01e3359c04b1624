import { writeFileSync } from "node:fs";
import { examplePath, exampleText } from "./environment/example";
import { documentPath, openApiText } from "./openapi/document";

writeFileSync(documentPath, openApiText());
writeFileSync(examplePath, exampleText());
