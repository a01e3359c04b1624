/** Of a chat's vendor: its own colours, in the theme of the page around it. */
export const windowStyle = `
:root{--page:#fff;--ink:#17202e;--soft:#566175;--line:#d5dbe5;--theirs:#eef1f6;--main:#1d5bd8}
.dark{--page:#151b24;--ink:#eaeff7;--soft:#a4b0c3;--line:#313d4f;--theirs:#222c3a;color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;block-size:100vh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);font:400 .9375rem/1.45 system-ui,sans-serif}
header{display:flex;align-items:center;gap:.5rem;padding:.25rem .25rem .25rem 1rem;background:var(--main);color:#fff}
header:dir(rtl){padding:.25rem 1rem .25rem .25rem}
header small{flex:1;opacity:.85}
button{flex:none;display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;padding:0;border:0;border-radius:.625rem;background:none;color:inherit;cursor:pointer}
svg{inline-size:1.25rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
ul{flex:1;display:flex;flex-direction:column;gap:.5rem;margin:0;padding:1rem;overflow:auto;list-style:none}
li{max-inline-size:85%;padding:.5rem .75rem;border-radius:1rem;overflow-wrap:anywhere}
.received{align-self:start;border-end-start-radius:.25rem;background:var(--theirs)}
.sent{align-self:end;border-end-end-radius:.25rem;background:var(--main);color:#fff}
form{display:flex;gap:.5rem;padding:.75rem;border-block-start:1px solid var(--line)}
form button{background:var(--main);color:#fff}
form svg:dir(rtl){scale:-1 1}
input{flex:1;min-inline-size:0;min-block-size:2.75rem;padding-inline:.75rem;border:1px solid var(--soft);border-radius:.625rem;background:none;color:inherit;font:inherit}
input::placeholder{color:var(--soft);opacity:1}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
header :focus-visible{outline-color:#fff;outline-offset:-4px}
`;
