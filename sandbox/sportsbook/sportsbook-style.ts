/** From 320 pixels wide to a whole screen, dark or light. */
export const sportsbookStyle = `
*{box-sizing:border-box}
body{--ground:#0d1220;--card:#161d30;--line:#26304a;--text:#eef1f8;--calm:#9aa6c0;--accent:#2fbf71;--on-accent:#04150b;--up:#4ade80;--down:#fb7185}
body[data-theme=light]{--ground:#f2f4f9;--card:#fff;--line:#d9dfec;--text:#121829;--calm:#55617c;--accent:#0f7a43;--on-accent:#fff;--up:#0f7a43;--down:#b91c3b}
body{margin:0;min-height:100dvh;background:var(--ground);color:var(--text);font:500 .9375rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
body.tall{min-height:0}
[hidden],html:not(.scripted) .script{display:none!important}
a{color:inherit;text-decoration:none}
button,input{font:inherit;color:inherit}
button{min-height:2.75rem;padding:0 1rem;border:0;border-radius:.625rem;font-weight:650;cursor:pointer;white-space:nowrap}
.accent{background:var(--accent);color:var(--on-accent)}
.quiet{background:var(--card);border:1px solid var(--line)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;padding:.625rem .75rem;border-bottom:1px solid var(--line);background:var(--card)}
nav{order:9;flex:1 0 100%;display:flex;gap:.375rem;overflow-x:auto;scrollbar-width:none}
nav a{flex:none;display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .875rem;border-radius:.625rem;color:var(--calm)}
nav a[aria-current]{background:var(--ground);color:var(--text)}
.purse{margin:0;margin-inline-end:auto}
.purse span,small,.calm,.total span,label>span:first-child:not(:last-child){color:var(--calm)}
form{display:grid;gap:1rem;max-width:78rem;margin:auto;padding:.75rem .75rem 5.5rem}
main{min-width:0}
h1{margin:.25rem 0 .75rem;font-size:1.25rem}
h2{margin:1rem 0 .5rem;font-size:.9375rem;color:var(--calm)}
.matches{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
.matches li{display:grid;gap:.625rem;padding:.75rem;border-radius:.75rem;background:var(--card)}
.matches a{display:block;min-width:0}
.sides b{display:block;overflow-wrap:anywhere}
small{font-size:.8125rem}
.live{color:var(--down)}
.odds{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:.375rem}
.odd{position:relative;display:block}
.odd input{position:absolute;opacity:0;inset:0;margin:0;width:100%;height:100%;cursor:pointer}
.odd span{display:flex;justify-content:space-between;align-items:center;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--line);border-radius:.625rem;background:var(--ground)}
.odd i{font-style:normal;color:var(--calm)}
.odd input:checked+span{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.odd input:checked+span i,.odd input:checked+span b{color:inherit}
.odd input:focus-visible+span{outline:2px solid var(--accent);outline-offset:2px}
[data-way=up]{color:var(--up)}[data-way=down]{color:var(--down)}
.slip{display:grid;gap:.625rem;padding:1rem;border-radius:.75rem;background:var(--card)}
.slip h2,.slip p{margin:0}
#legs{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
#legs li{display:grid;grid-template-columns:1fr auto;gap:0 .75rem}
#legs small{grid-column:1/-1}
#legs:empty{display:none}
.total{display:flex;justify-content:space-between}
.slip label{display:grid;gap:.25rem}
.slip input{min-height:2.75rem;padding:0 .75rem;border:1px solid var(--line);border-radius:.625rem;background:var(--ground);width:100%}
#message:empty{display:none}
.handle{display:none}
.ended #place{display:none}
@media (max-width:899px){
.scripted body:not(.tall) #slip{position:fixed;inset:auto 0 0;z-index:2;background:var(--card);border-top:1px solid var(--line);box-shadow:0 -8px 24px #0006}
.scripted body:not(.tall) .handle{display:flex;justify-content:space-between;align-items:center;width:100%;min-height:3.25rem;border-radius:0;background:none}
.scripted body:not(.tall) #slip:not(.open) .slip{display:none}
.scripted body:not(.tall) .slip{max-height:70dvh;overflow:auto;padding-top:0;border-radius:0}
.scripted body:not(.tall) .slip h2{display:none}
#count{min-width:1.75rem;border-radius:1rem;background:var(--accent);color:var(--on-accent);line-height:1.75rem}
.tall form{padding-bottom:1rem}.tall #slip{order:-1}
.scripted .tall #slip:not(.filled) .slip{display:none}
}
@media (max-width:479px){.purse span{position:absolute;clip-path:inset(50%)}header button{padding:0 .75rem}}
@media (min-width:700px){.matches li{grid-template-columns:minmax(0,1fr) 21rem;align-items:center}nav{order:0;flex:1 1 auto}}
@media (min-width:900px){form{grid-template-columns:minmax(0,1fr) 19rem;padding:1rem 1rem 2rem;align-items:start}.slip{position:sticky;top:1rem}}
`;
