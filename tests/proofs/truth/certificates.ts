import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "../../../scripts/needs/provide";

const authority = `[ca]
default_ca = one
[one]
database = index
serial = serial
new_certs_dir = .
default_md = sha256
policy = names
[names]
commonName = supplied
[ours]
subjectAltName = DNS:localhost
basicConstraints = CA:TRUE
`;

const openssl = (folder: string, command: string) =>
  execFileSync(programPath("openssl"), command.split(" "), { cwd: folder, stdio: "ignore" });

let made: { key: Buffer; cert: Buffer; file: string } | undefined;

/** A certificate for `localhost` that was good for a day of 2020, and the file by which a process trusts who signed it. */
export function expiredCertificate(): { key: Buffer; cert: Buffer; file: string } {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), "truth-certificate-"));
  writeFileSync(join(folder, "index"), "");
  writeFileSync(join(folder, "serial"), "01");
  writeFileSync(join(folder, "ca.cnf"), authority);
  const curve = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
  openssl(folder, `req -new ${curve} -subj /CN=localhost -keyout key.pem -out request.pem`);
  const day = "-startdate 20200101000000Z -enddate 20200102000000Z";
  const files = "-config ca.cnf -keyfile key.pem -in request.pem -out cert.pem -extensions ours";
  openssl(folder, `ca -batch -notext -selfsign ${files} ${day}`);
  const file = join(folder, "cert.pem");
  made = { key: readFileSync(join(folder, "key.pem")), cert: readFileSync(file), file };
  return made;
}
