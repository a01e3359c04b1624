/** Of a payment provider: sober, its own, good in both directions and both schemes. */
export const payStyle = `
:root{color-scheme:light dark;--page:#eef1f5;--card:#fff;--ink:#17202e;--soft:#566175;--line:#d5dbe5;--main:#1259c3;--on-main:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--page:#10151e;--card:#19212d;--ink:#eaeff7;--soft:#a4b0c3;--line:#313d4f;--main:#7fb0ff;--on-main:#0a1628;--bad:#ff9a92}}
*{box-sizing:border-box}
html{min-height:100%;display:grid}
body{margin:0;padding:1rem;display:grid;place-items:center;background:var(--page);color:var(--ink);font:400 1rem/1.5 system-ui,sans-serif}
main{inline-size:min(26rem,100%);background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;display:grid;gap:1.25rem}
header{display:flex;align-items:center;gap:.625rem;font-weight:650}
header svg{inline-size:1.75rem;block-size:1.75rem;fill:var(--main)}
header small{margin-inline-start:auto;color:var(--soft);font-weight:400}
h1{margin:0;font-size:2rem;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums}
p{margin:0}
.soft{color:var(--soft)}
bdi{white-space:nowrap}
dl{margin:0;display:grid;gap:.375rem;border-block:1px solid var(--line);padding-block:1rem}
dl div{display:flex;justify-content:space-between;gap:1rem}
dt{color:var(--soft)}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
form,.fields{display:grid;gap:.75rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:start}
label{display:grid;gap:.25rem;font-size:.875rem;color:var(--soft)}
input{font:inherit;font-size:1rem;color:var(--ink);background:transparent;border:1px solid var(--line);border-radius:.625rem;padding:.625rem .75rem;min-block-size:2.75rem;inline-size:100%;direction:ltr}
input[aria-invalid]{border-color:var(--bad)}
.problem{color:var(--bad);font-size:.875rem}
button,.button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1rem;border-radius:.625rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center}
.first{background:var(--main);border-color:var(--main);color:var(--on-main);min-block-size:3rem}
.others{display:flex;flex-wrap:wrap;gap:.5rem}
.others button{flex:1 1 7rem;font-weight:500}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
`;
