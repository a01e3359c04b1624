/** From 320 pixels wide to a whole screen, in the colours and letters that face.ts has before it. */
export const sportsbookStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--surface-0);color:var(--text);font:500 .9375rem/1.4 var(--font)}
body.tall{min-height:0}
[hidden],html:not(.scripted) .script{display:none!important}
a{color:inherit;text-decoration:none}
p{margin:0}
button,input{font:inherit;color:inherit}
button{min-height:2.75rem;padding:0 1rem;border:0;border-radius:var(--radius-m);font-weight:600;cursor:pointer;white-space:nowrap}
.accent{background:var(--accent);color:var(--accent-text)}
.accent:hover{background:var(--accent-hover)}
.quiet{background:var(--surface-2)}
.quiet:hover{background:var(--surface-3)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
small{font-size:.8125rem;font-weight:500;color:var(--text-muted)}
.calm{color:var(--text-muted)}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;padding:.625rem 1rem;border-bottom:1px solid var(--line);background:var(--surface-1)}
nav{order:9;flex:1 0 100%;display:flex;gap:.375rem;overflow-x:auto;scrollbar-width:none;padding:2px 1rem;margin:-2px -1rem}
nav a{flex:none;display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:0 .875rem;border-radius:var(--radius-m);color:var(--text-muted);white-space:nowrap}
nav a:hover{color:var(--text)}
nav a[aria-current]{background:var(--surface-3);color:var(--text);box-shadow:inset 0 0 0 2px var(--text)}
/* In a game for money the slip says what there is to bet, once there is something to bet on. */
.top:not(:has(.purse)) nav{order:-1;flex:1 1 0;min-width:0}
.purse{margin-inline-end:auto}
.slip .purse{order:0;display:flex;justify-content:space-between;margin:0}
.purse span{color:var(--text-muted)}
.pause{display:grid;place-items:center;width:2.75rem;padding:0;background:none;color:var(--text-muted)}
.pause:hover{background:var(--surface-2);color:var(--text)}
.pause::before{content:"";width:12px;height:14px;background:linear-gradient(90deg,currentColor 4px,#0000 4px 8px,currentColor 8px)}
.pause[aria-pressed=true]::before{width:0;height:0;background:none;border:7px solid #0000;border-inline:12px solid currentColor;border-inline-end:0}
form{display:grid;gap:1rem;max-width:84rem;margin:auto;padding:.75rem 1rem 6rem}
main{min-width:0}
h1{position:absolute;margin:0;clip-path:inset(50%)}
h2{display:flex;align-items:baseline;gap:.5rem;margin:1.75rem 0 0;font-size:1.125rem;font-weight:650;letter-spacing:-.01em}
h1+section h2{margin-top:.25rem}
h3{margin:1rem 0 .5rem;font-size:.875rem;font-weight:600}
h3 small{margin-inline-start:.375rem}
.matches{display:grid;gap:1px;margin:0;padding:0;list-style:none;border-radius:var(--radius-m);overflow:hidden;background:var(--line)}
.match{position:relative;display:grid;gap:.625rem;padding:.75rem;background:var(--surface-1)}
.who{display:grid;gap:.375rem;min-width:0}
.side{display:flex;align-items:center;gap:.625rem;min-width:0;font-weight:600}
.side>span{overflow-wrap:anywhere}
.crest{flex:none;display:block}
.crest text{font-family:var(--font)}
.score{margin-inline-start:auto;min-width:2.5ch;text-align:end;font-variant-numeric:tabular-nums;font-weight:700}
.when{display:flex;flex-wrap:wrap;gap:.375rem;align-items:center;min-height:1.25rem;font-size:.8125rem;color:var(--text-muted)}
.live{display:inline-flex;align-items:center;gap:.375rem;font-weight:650;color:var(--danger)}
.live::before{content:"";width:.4375rem;height:.4375rem;border-radius:50%;background:currentColor}
.match .live span{position:absolute;clip-path:inset(50%)}
.clock{min-width:5ch;font-variant-numeric:tabular-nums;unicode-bidi:isolate}
.clock:empty{display:none}
.more{position:absolute;inset-block-start:0;inset-inline-end:0;display:grid;place-items:center;min-height:2.75rem;padding:0 .75rem;font-size:.8125rem;white-space:nowrap;border-radius:var(--radius-m);color:var(--text-muted);font-variant-numeric:tabular-nums}
.more:hover{background:var(--surface-2);color:var(--text)}
.odds{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:.375rem;min-width:0}
.odd{position:relative;display:block}
.odd input{position:absolute;opacity:0;inset:0;margin:0;width:100%;height:100%;cursor:pointer}
.odd>span{display:flex;justify-content:space-between;align-items:center;gap:.5rem;min-height:2.75rem;padding-block:.25rem;padding-inline:.5rem .75rem;border:1px solid var(--line);border-radius:var(--radius-m);background:var(--surface-2)}
.odd i{font-style:normal;color:var(--text-muted);overflow-wrap:anywhere}
.odd b{position:relative;min-width:4ch;text-align:end;font-variant-numeric:tabular-nums}
.odd input:hover+span{border-color:var(--line-strong)}
.odd input:checked+span{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);background:color-mix(in srgb,var(--accent) 16%,var(--surface-1))}
.odd input:checked+span i{color:var(--text)}
.odd input:focus-visible+span{outline:2px solid var(--focus);outline-offset:2px}
[data-way=up]{color:var(--positive)}[data-way=down]{color:var(--danger)}
.odd [data-way]::after,#legs [data-way]::before{content:"";position:absolute;inset-inline-end:-.625rem;top:calc(50% - .1875rem);border:.25rem solid #0000;border-top-width:0;border-bottom:.375rem solid}
.odd [data-way=down]::after,#legs [data-way=down]::before{border-bottom:0 solid;border-top:.375rem solid}
.hero{padding:1rem;border-radius:var(--radius-l);background:linear-gradient(160deg,color-mix(in srgb,var(--positive) 18%,var(--surface-1)),var(--surface-1) 70%);text-align:center}
.hero>p{font-size:.8125rem;color:var(--text-muted)}
.hero>p a{display:inline-flex;align-items:center;min-height:2.75rem;text-decoration:underline;text-underline-offset:.25em}
.versus{display:grid;grid-template:auto auto auto/1fr auto 1fr;align-items:center;gap:.5rem .75rem}
.versus .side{display:grid;grid-row:1/4;grid-template-rows:subgrid;justify-items:center;text-align:center}
.versus .score{margin:0;font-size:2rem;line-height:1;text-align:center}
.versus .when{grid-row:1/4;flex-direction:column;justify-content:center;font-size:.875rem}
.versus time{font-size:1.25rem;font-weight:650;color:var(--text)}
.markets{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:.5rem;margin-top:.5rem}
.market{padding:.75rem;border-radius:var(--radius-m);background:var(--surface-1)}
.market h2{margin:0 0 .5rem!important;font-size:.875rem}
.slip{display:grid;gap:.75rem;padding:1rem;border-radius:var(--radius-l);background:var(--surface-1)}
.slip h2{margin:0}
.kinds{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:.25rem;padding:.25rem;border-radius:var(--radius-m);background:var(--surface-2)}
.kinds label{position:relative}
.kinds input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.kinds span{display:grid;place-items:center;min-height:2.75rem;border-radius:var(--radius-s);color:var(--text-muted)}
.kinds input:checked+span{background:var(--surface-0);color:var(--text);box-shadow:0 0 0 1px var(--line)}
.kinds input:focus-visible+span{outline:2px solid var(--focus);outline-offset:-2px}
.kinds input:disabled+span{opacity:.5}
#lowest ul{display:grid;gap:.375rem;margin:.5rem 0 0;padding:0;list-style:none}
#lowest button{display:flex;align-items:center;justify-content:space-between;gap:.75rem;width:100%;min-height:3.5rem;padding-block:.375rem;padding-inline:1rem .375rem;background:var(--surface-1);text-align:start;white-space:normal}
#lowest button:hover{background:var(--surface-2)}
#lowest small{display:block}
#lowest [data-number]{flex:none;display:grid;place-items:center;min-width:4.5rem;min-height:2.75rem;border:1px solid var(--line);border-radius:var(--radius-m);background:var(--surface-2);color:inherit;font-variant-numeric:tabular-nums}
#lowest button:hover [data-number]{border-color:var(--line-strong)}
#empty{display:grid;justify-items:center;gap:.5rem;padding:1rem;border:1px dashed var(--line-strong);border-radius:var(--radius-m);font-weight:600}
#empty svg{width:3rem;height:3rem;fill:none;stroke:var(--accent-ink);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
#empty ol{display:grid;gap:.375rem;width:100%;margin:.25rem 0 0;padding:0;list-style:none;counter-reset:step;font-size:.875rem;font-weight:500;color:var(--text-muted)}
#empty li{display:flex;align-items:center;gap:.625rem}
#empty li::before{counter-increment:step;content:counter(step);flex:none;display:grid;place-items:center;width:1.5rem;height:1.5rem;border-radius:50%;background:var(--surface-2);color:var(--text);font-size:.8125rem;font-weight:650}
#legs{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
#legs li{display:grid;grid-template-columns:minmax(0,1fr) auto 2.75rem;align-items:center;padding-block-end:.5rem;border-bottom:1px solid var(--line)}
#legs p{min-width:0}
#legs small{display:block}
#legs .price{position:relative;text-align:end;font-weight:700;font-variant-numeric:tabular-nums;margin-inline:.75rem .25rem}
#legs button{padding:0;background:none;color:var(--text-muted);font-size:1.25rem;line-height:1}
#legs button:hover{color:var(--text)}
#legs:empty{display:none}
.sum{display:flex;justify-content:space-between}
.sum span,.field>span{color:var(--text-muted)}
.sum b,#balance,#brief,.purse b{font-variant-numeric:tabular-nums}
#returns-row{font-size:1.0625rem}
.field{display:grid;gap:.25rem}
.field input{min-height:2.75rem;padding:0 .75rem;border:1px solid var(--line-strong);border-radius:var(--radius-m);background:var(--surface-0);width:100%;font-variant-numeric:tabular-nums}
.stakes{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:.375rem}
.stakes button{padding:0 .25rem;background:var(--surface-2);font-variant-numeric:tabular-nums}
.stakes button:hover{background:var(--surface-3)}
.check{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;cursor:pointer}
.check input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent)}
#message:empty{display:none}
#message{padding:.625rem .75rem;border-radius:var(--radius-m);background:var(--surface-2)}
.handle,#lowest{display:none}
.ended #place,.scripted #slip:not(.filled) :is(.purse,.sum,.field,.stakes,.kinds,.check,#place){display:none}
#place{position:sticky;bottom:0}
.tall form{padding-bottom:1rem}
.match #slip{grid-column:1/-1}
.match .slip{border:1px solid var(--line);background:var(--surface-0)}
.scripted .tall #slip:not(.filled,.said-something){display:none}
@media (max-width:899px){
.scripted body:not(.tall) #slip{position:fixed;inset:auto 0 0;z-index:2;background:var(--surface-1);border-top:1px solid var(--line);box-shadow:0 -8px 24px #0003}
.scripted body:not(.tall) #slip:not(.filled,.said-something){display:none}
.scripted body:not(.tall) .handle{display:flex;align-items:center;gap:.5rem;width:100%;min-height:3.25rem;border-radius:0;background:var(--surface-1)}
.scripted body:not(.tall) #slip.open::before{content:"";position:fixed;inset:0;z-index:-1;background:#0009}
.scripted body:not(.tall) #slip:not(.open) .slip{display:none}
.scripted body:not(.tall) .slip{max-height:calc(100dvh - 6.5rem);overflow:auto;padding-top:0;border-radius:0}
.scripted body:not(.tall) .slip h2{display:none}
#brief-row{margin-inline-start:auto}
#brief{color:var(--text)}
.handle::after{content:"";width:.5rem;height:.5rem;margin:.25rem .25rem 0 .5rem;border:solid;border-width:2px 0 0 2px;rotate:45deg}
.open #brief-row{visibility:hidden}
.open .handle::after{margin-top:-.25rem;rotate:225deg}
#count{min-width:1.75rem;border-radius:1rem;background:var(--accent);color:var(--accent-text);line-height:1.75rem}
}
@media (max-width:699px){.top:not(:has(.purse)) .pause{position:absolute;z-index:1;inset-block-start:4.25rem;inset-inline-end:.25rem}}
@media (max-width:479px){.top [data-say=register]{display:none}}
@media (min-width:700px){.odd>span{padding-inline:.75rem 1rem}.match{gap:.625rem .75rem;grid-template-columns:minmax(0,1fr) 22rem auto;align-items:center}.more{position:static;padding:0 .5rem}nav{order:0;flex:1 1 0;min-width:0;padding:2px;margin:-2px}.purse{order:1;margin-inline:auto 0}.top button{order:2}.match .odds{grid-template-columns:repeat(3,minmax(0,1fr))}.match .odd:nth-child(2):last-child{grid-column:3}.hero{padding:1.5rem}.versus .side{font-size:1.125rem}}
@media (min-width:900px){form{grid-template-columns:minmax(0,1fr) 20rem;padding:1rem 0 2rem;align-items:start}#slip{position:sticky;top:1rem;z-index:1}body:not(.tall) #slip:not(.filled) #lowest{display:block}.scripted .tall form{grid-template-columns:minmax(0,1fr)}}
@media (max-height:640px){#lowest li:nth-child(n+3){display:none}}
@media (prefers-reduced-motion:no-preference){.odd>span,.kinds span,.quiet,.accent{transition:background-color .12s,border-color .12s}#legs li{animation:come .2s cubic-bezier(.2,0,0,1)}@keyframes come{from{opacity:0;translate:0 .25rem}}}
@media (forced-colors:active){.odd input:checked+span,.kinds input:checked+span{outline:3px solid Highlight}}
`;
