/** From 320 pixels wide to a whole screen, dark or light. */
export const sportsbookStyle = `
*{box-sizing:border-box}
body{color-scheme:dark;--ground:#0b0f0f;--card:#151c1c;--line:#2a3636;--text:#eff4f2;--calm:#a5b3b0;--accent:#62d6a4;--on-accent:#06140d;--up:#62d6a4;--down:#ff938a}
body[data-theme=light]{color-scheme:light;--ground:#f4f6f5;--card:#fff;--line:#d5ddda;--text:#0f1615;--calm:#4a5754;--accent:#08643f;--on-accent:#fff;--up:#08643f;--down:#a8211a}
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
h1{position:absolute;margin:0;clip-path:inset(50%)}
h2{margin:1rem 0 .5rem;font-size:.9375rem;color:var(--calm)}
h1+h2{margin-top:.25rem}
.matches{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
.matches li{display:grid;gap:.625rem;padding:.75rem;border-radius:.75rem;background:var(--card)}
.matches a{display:block;min-width:0}
.sides b{display:block;overflow-wrap:anywhere}
small{font-size:.8125rem}
.live,time{unicode-bidi:isolate}.live{color:var(--down)}
.odds,#balance,.total b,#legs span{font-variant-numeric:tabular-nums}
.odds{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:.375rem}
.odd{position:relative;display:block}
.odd input{position:absolute;opacity:0;inset:0;margin:0;width:100%;height:100%;cursor:pointer}
.odd span{display:flex;justify-content:space-between;align-items:center;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--line);border-radius:.625rem;background:var(--ground)}
.odd i{font-style:normal;color:var(--calm)}
.odd input:hover+span{border-color:var(--calm)}
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
.ended #place,.scripted #slip:not(.filled) :is(.total,label,#place){display:none}
#place{position:sticky;bottom:0}
#slip:not(.filled) #count{background:var(--line);color:var(--text)}
.tall form{padding-bottom:1rem}
.matches #slip{grid-column:1/-1}
.matches .slip{border:1px solid var(--line);background:var(--ground)}
.scripted .tall #slip:not(.filled,.said){display:none}
@media (max-width:899px){
.scripted body:not(.tall) #slip{position:fixed;inset:auto 0 0;z-index:2;background:var(--card);border-top:1px solid var(--line);box-shadow:0 -8px 24px #0002}
.scripted body:not(.tall) .handle{display:flex;justify-content:space-between;align-items:center;width:100%;min-height:3.25rem;border-radius:0;background:none}
.scripted body:not(.tall) #slip:not(.open) .slip{display:none}
.scripted body:not(.tall) .slip{max-height:70dvh;overflow:auto;padding-top:0;border-radius:0}
.scripted body:not(.tall) .slip h2{display:none}
#count{min-width:1.75rem;border-radius:1rem;background:var(--accent);color:var(--on-accent);line-height:1.75rem}
}
@media (max-width:479px){.purse span{position:absolute;clip-path:inset(50%)}header button{padding:0 .75rem}header [data-say=register]{display:none}}
@media (min-width:700px){.matches li{grid-template-columns:minmax(0,1fr) 21rem;align-items:center}nav{order:0;flex:1 1 auto}}
@media (min-width:900px){form{grid-template-columns:minmax(0,1fr) 19rem;padding:1rem 1rem 2rem;align-items:start}.slip{position:sticky;top:1rem}.scripted .tall form{grid-template-columns:minmax(0,1fr)}}
`;
