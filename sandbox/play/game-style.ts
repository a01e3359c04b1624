/** One sheet for every machine: from 320 pixels wide, upright or lying, to a whole screen. */
export const gameStyle = `
*{box-sizing:border-box}
html{height:100%;color-scheme:dark;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100%;min-height:100dvh;display:grid;grid-template:auto 1fr auto/minmax(0,1fr);background:var(--deep);color:#fff;
 font:500 1rem/1.4 var(--font);--foot:13rem;--cell:clamp(3.25rem,(100dvh - var(--foot) - 8rem)/3,min(25vw,9rem));--ground:color-mix(in srgb,var(--deep) 78%,#000)}
[hidden]{display:none!important}
body:has(.choice){--foot:17.5rem}
body.shows-strip{--cell:min(25vw,14.5dvh,9rem)}
html:not(.scripted) .script{display:none}
.scene{position:fixed;inset:0;z-index:-1;overflow:hidden}
.scene svg{width:100%;height:100%;display:block}
.scene::after{content:"";position:absolute;inset:0;background:radial-gradient(ellipse at 50% 40%,transparent 20%,color-mix(in srgb,var(--deep) 72%,transparent) 95%),linear-gradient(transparent 45%,color-mix(in srgb,var(--deep) 88%,transparent))}
.definitions{position:absolute}
header{display:flex;align-items:center;gap:.5rem;padding:.625rem .75rem;position:relative;z-index:2;min-width:0}
h1{position:absolute;margin:0;clip-path:inset(50%)}
button,summary{font:inherit;color:inherit;cursor:pointer;border:0}
.round,.pill{min-width:2.75rem;height:2.75rem;border-radius:1.375rem;background:#0009;display:grid;place-items:center;padding:0;list-style:none}
.round::-webkit-details-marker{display:none}
.round svg{width:1.375rem;height:1.375rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.pill{padding:0 1rem;font-weight:650;background:var(--accent);color:var(--deep)}
.badge{padding:.25rem .625rem;border-radius:1rem;background:#0009;font-size:.8125rem;font-weight:650}
:focus-visible,input:focus-visible+span{outline:3px solid #fff;outline-offset:2px}
details{position:static;margin-inline-start:auto}
.pays{position:absolute;inset-inline-end:.75rem;top:100%;max-height:min(24rem,70dvh);overflow:auto;background:var(--ground);border:1px solid #fff3;border-radius:1rem;padding:.5rem 1rem 1rem;box-shadow:0 1rem 3rem #000a}
.pays .pill{width:100%;margin-top:.5rem}
.pays .pill.quiet{background:#fff2;color:inherit}
.pays caption{padding:.5rem 0;font-weight:650;text-align:start}
.pays th{font-weight:500;text-align:start;padding:.125rem 1.5rem .125rem 0;height:2.25rem}
.pays td{text-align:end;font-variant-numeric:tabular-nums;font-weight:650}
.pays .mark{width:1.875rem;height:1.875rem;vertical-align:middle}
.pays .chip{display:inline-grid;min-width:2rem;width:auto;height:1.75rem;font-size:.875rem;border-radius:.5rem;padding:0 .375rem}
main{display:grid;grid-template-columns:minmax(0,1fr);align-content:center;justify-items:center;gap:.875rem;padding:.25rem .75rem;min-height:0}
.stage{padding:.625rem;border-radius:1.5rem;max-width:100%;background:linear-gradient(160deg,var(--glow),var(--mid) 40%,var(--dark));box-shadow:0 1.25rem 4rem #000b,inset 0 1px #fff8}
.window{position:relative;display:grid;grid-template-columns:repeat(var(--reels),calc(var(--cell)*1.08));border-radius:1rem;overflow:hidden;background:var(--ground);direction:ltr}
.window::before,.window::after{content:"";position:absolute;z-index:1;pointer-events:none}
.window::before{inset:0;background:linear-gradient(#0007,transparent 34%,transparent 66%,#0007)}
.window::after{inset-inline:0;top:calc(50% - var(--cell)/2);height:var(--cell);border-block:2px solid color-mix(in srgb,var(--glow) 75%,transparent);background:linear-gradient(90deg,color-mix(in srgb,var(--glow) 22%,transparent),transparent 12%,transparent 88%,color-mix(in srgb,var(--glow) 22%,transparent))}
.reel{height:calc(var(--cell)*3);overflow:hidden;position:relative;border-inline-start:1px solid #fff1}
.reel:first-child{border:0}
.strip{position:relative}
.reel>.strip{position:absolute;inset-inline:0;top:calc(50% - var(--cell)*2.5);display:flex;flex-direction:column;will-change:transform}
.cell{width:100%;height:var(--cell);flex:none;display:grid;place-items:center}
.cell .mark{width:82%;height:82%;filter:drop-shadow(0 .25rem .375rem #0008)}
.chip{display:grid;place-items:center;width:80%;height:80%;border-radius:22%;font-size:calc(var(--cell)*.32);font-weight:750;font-variant-numeric:tabular-nums;background:#333b4d;box-shadow:inset 0 2px #fff3,inset 0 -3px #0005}
.chip.red{background:#b8203a}.chip.black{background:#20242f}.chip.green{background:#14804a}
body.shows-strip .stage{width:min(100%,var(--cell)*4.6 + 1.25rem)}
body.shows-strip .window{grid-template-columns:minmax(0,1fr)}
body.shows-strip .reel{height:calc(var(--cell)*1.35)}
body.shows-strip .reel>.strip{inset-inline:auto;left:calc(50% - var(--cell)*2.5);top:calc(50% - var(--cell)/2);flex-direction:row}
body.shows-strip .cell{width:var(--cell)}
body.shows-strip .window::before{background:linear-gradient(90deg,#000c,transparent 34%,transparent 66%,#000c)}
body.shows-strip .window::after{inset-block:0;height:auto;left:calc(50% - var(--cell)/2);width:var(--cell);border-block:0;border-inline:2px solid color-mix(in srgb,var(--glow) 75%,transparent);background:none}
.counter-stage{position:relative;width:min(40rem,100%);aspect-ratio:16/8;max-height:46dvh;padding:0;overflow:hidden;background:var(--ground);border:1px solid #fff3;--flown:1}
.counter-stage svg{position:absolute;inset:8% 6% 6%;width:88%;height:86%;overflow:visible;clip-path:inset(-4px calc((1 - var(--flown))*100% - 4px) -4px -4px)}
.curve{fill:none;stroke:var(--glow);stroke-width:4;vector-effect:non-scaling-stroke;stroke-linecap:round}
output{position:absolute;inset:0;display:grid;place-items:center;font-size:clamp(2.5rem,14vw,5.5rem);font-weight:800;font-variant-numeric:tabular-nums;letter-spacing:-.03em;text-shadow:0 .25rem 1.5rem #000;direction:ltr}
.over output{color:#ff9d9d}.over.won output{color:#8ff0b4}
.message{margin:0;min-height:2.5rem;padding:.4375rem 1.125rem;border-radius:1.25rem;background:#000a;text-align:center;font-weight:600}
.message:empty{visibility:hidden}
.message.won{background:#0f7a45;font-weight:750}
.message.warning{background:#8f1d2c}
form{display:grid;gap:.75rem;padding:.875rem .75rem max(.875rem,env(safe-area-inset-bottom));min-width:0;grid-template-columns:minmax(0,1fr);background:color-mix(in srgb,var(--ground) 88%,transparent);border-top:1px solid #fff2}
dl{margin:0;display:flex;justify-content:space-between;align-items:end;gap:1rem}
dt,legend{font-size:.8125rem;color:#fffc;padding:0}
dd{margin:0;font-size:1.25rem;font-weight:700;font-variant-numeric:tabular-nums}
div+div>dd{font-weight:600;color:#fffc}
/* A free spin takes no stake: in the stakes' place, and as high, stands what it costs. */
.free{margin:0;min-height:4.125rem;display:grid;align-content:center;gap:.125rem;text-align:center}
.free b{font-size:1.25rem;font-weight:700;font-variant-numeric:tabular-nums}
.free span{font-size:.8125rem;color:#fffc}
.is-free .stake,form:not(.is-free) .free{display:none}
fieldset{border:0;margin:0;padding:0;min-width:0}
fieldset div{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:.375rem;margin-top:.25rem}
label{position:relative;display:block;cursor:pointer}
input[type=radio]{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
label span{display:grid;place-items:center;height:2.75rem;border-radius:.75rem;background:#fff1;border:1px solid #fff3;font-variant-numeric:tabular-nums;font-weight:600;font-size:.9375rem;white-space:nowrap}
:checked+span{background:#fff;color:#10131c;border-color:#fff}
.spin{height:3.5rem;border-radius:1.75rem;font-size:1.125rem;font-weight:750;color:var(--deep);background:linear-gradient(#fff,var(--glow) 30%,var(--accent));box-shadow:0 .375rem 1.25rem #0008,inset 0 -3px #0002}
.spin:active{transform:translateY(1px)}
.busy .spin{opacity:.6}
@media (min-width:48rem) and (min-height:30.01rem){
 /* The reels fill what the foot leaves; the head lies over the scene beside them. */
 body{grid-template:1fr auto/minmax(0,1fr);--cell:min(72vw/var(--reels),(100dvh - 13.5rem)/3,18rem)}
 header{position:absolute;inset:0 0 auto}
 main{gap:.5rem;padding-block:.5rem}
 .counter-stage{width:min(60rem,100%);max-height:62dvh}
 form{grid-template-columns:minmax(9rem,auto) 1fr 1fr minmax(10rem,14rem);align-items:end;gap:1.25rem;padding-inline:max(1.25rem,50vw - 34rem)}
 form:not(:has(.choice)){grid-template-columns:minmax(9rem,auto) 1fr minmax(10rem,14rem)}
 dl{justify-content:start;gap:1.25rem}
 /* Captions stand in one line, and values, stakes and the button in another. */
 dd,.free b{margin-top:.25rem;line-height:2.75rem}
 .free{gap:0;align-content:start}
 .spin{margin-bottom:-.375rem}
}
@media (max-height:30rem) and (min-aspect-ratio:1){
 body{grid-template:auto 1fr/minmax(0,1fr) minmax(15rem,19rem);--cell:min(13vw,25dvh)}
 header{grid-column:1;padding-block:.375rem}
 main{grid-column:1;padding-bottom:.5rem;gap:.5rem}
 form{grid-column:2;grid-row:1/3;border-top:0;border-inline-start:1px solid #fff2;align-content:center;gap:.5rem;padding-block:.5rem}
 .reel{height:calc(var(--cell)*1.9)}
 .message{min-height:2rem;padding-block:.25rem}
 label span{height:2.5rem;font-size:.875rem}
 .spin{height:3rem}
}
@media (max-height:38rem) and (max-aspect-ratio:1){body{--foot:12.5rem}main{gap:.5rem}.message{min-height:2rem;padding-block:.25rem}form{gap:.5rem;padding-block:.5rem}}
@media (max-width:22rem){label span{font-size:.8125rem}fieldset div{gap:.25rem}}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
`;
