import { writeFileSync } from "node:fs";
import { documentPath, openApiText } from "./openapi/document";

writeFileSync(documentPath, openApiText());
