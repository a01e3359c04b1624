/** A way that is never taken, the text that says so, what takes its place, and how often it is said: once, unless told. */
export type Settled = readonly [unused: string, from: RegExp, to: string, times?: number];

/**
 * Ways of React and of its scheduler that this site never takes. Their installed text is minified, so a rule names as
 * little of it as it can, and says how often it stands there.
 */
export const settledReact: readonly Settled[] = [
  [
    "React's legacy roots",
    /\bexports\.(findDOMNode|hydrate|render|unmountComponentAtNode|unstable_(?!Immediate|UserBlocking|Normal|Low|Idle|cancelCallback|getCurrent|now|requestPaint|scheduleCallback|shouldYield)\w+)=/g,
    "var legacy_$1=",
    15,
  ],
  [
    "ways of React that nothing here asks for",
    /\bexports\.(Children|PureComponent|act|cloneElement|create(?:Factory|Portal|Ref|Root)|flushSync|use(?:DebugValue|DeferredValue|ImperativeHandle|InsertionEffect))=/g,
    "var unused_$1=",
    13,
  ],
  [
    "hooks that nothing here asks for",
    /\buse(?:DebugValue|DeferredValue|ImperativeHandle|InsertionEffect|MutableSource):(?:\w+|function\([^)]*\)\{[^{}]*\}),\s*/g,
    "",
    20,
  ],
  // What it listens to has to stay: any of it, or a hint of it, hydrates what waits.
  [
    "events of other pages",
    /abort auxClick cancel [ a-zA-Z]+ wheel(?=")/g,
    "auxClick cancel click close contextMenu copy cut dragEnd dragEnter dragLeave dragStart drop gotPointerCapture input keyDown keyPress keyUp lostPointerCapture mouseDown mouseOut mouseOver mouseUp paste pointerCancel pointerDown pointerOut pointerOver pointerUp reset submit touchCancel touchEnd touchStart",
  ],
  [
    "events that React makes of several",
    /\b\w+\("on(?:BeforeInput|Composition(?:End|Start|Update)|(?:Mouse|Pointer)(?:Enter|Leave)|Select)",(?:\[[^\]]*\]|"[^"]*"\.split\(" "\))\);/g,
    "",
    9,
  ],
  [
    "the end of animations",
    /[\w$]+\([\w$]+,"on(?:Animation(?:End|Iteration|Start)|TransitionEnd)"\);/g,
    "",
    4,
  ],
  [
    "names of animations",
    /(?<=\}\s)function \w+\(a,b\)\{var c=\{\};c\[a\.toLowerCase\(\)\]=[\s\S]*?\("transitionend"\),/g,
    "var ",
  ],
  [
    "kinds of events",
    /case "drag":case "dragend":case "dragenter":[\s\S]*?case "pointerup":\w+=\w+(?=\}var)/g,
    "",
  ],
  [
    "properties of other events, and names of keys in old browsers",
    /,\w+=\w+\(\{\},\w+,\{animationName:0[\s\S]*?224:"Meta"\}/g,
    "",
  ],
  [
    "properties of pointers, and what is typed by composition",
    /,\w+=\w+\(\{\},\w+,\{pointerId:0[\s\S]*?(?=var \w+=\{color:!0)/g,
    ";",
  ],
  ["properties of what is dragged", /,\w+=\w+\(\{\},\w+,\{dataTransfer:0\}\),\w+=\w+\(\w+\)/g, ""],
  [
    "a key without its name",
    /key:function\(a\)\{if\(a\.key\)[\s\S]*?:""\}/g,
    'key:function(a){return a.key||"Unidentified"}',
  ],
  [
    "properties of the mouse in old browsers",
    /relatedTarget:function\(a\)\{[\s\S]*?movementY:function\(a\)\{[^}]*\}/g,
    "relatedTarget:0,movementX:0,movementY:0",
  ],
  [
    "events of elements that nothing here waits for",
    /,?\bD\("(?:error|invalid|load|toggle)",\s*[ad]\);?/g,
    "",
    16,
  ],
  ["events of films", /for\(e=0;e<\w+\.length;e\+\+\)D\(\w+\[e\],[ad]\);/g, "", 2],
  [
    "names of the events of films",
    /\w+="abort canplay [a-z ]+"\.split\(" "\),(\w+)=new Set\("cancel close [a-z ]+"\.split\(" "\)\.concat\(\w+\)\)/g,
    '$1=new Set(["cancel","close"])',
  ],
  ["scrolling", /"onScroll"===\w+|"scroll"===a\b/g, "!1", 4],
  [
    "buttons that do not answer",
    /(?<=case "onClick":case "onClickCapture":)(?:case "on(?:DoubleClick|Mouse\w+?)(?:Capture)?":)+/g,
    "",
  ],
  ["the pointer that enters and leaves", /a:\{h="mouseover"===a[\s\S]*?,!0\)\}\}\}(?=a:\{)/g, ""],
  [
    "what is selected, and what is about to be typed",
    /\w+=d\?\w+\(d\):window;switch\(a\)\{case "focusin":[\s\S]*?(?=\}\w+\(g,b\)\}\)\})/g,
    "",
  ],
  [
    "what is typed in old browsers",
    /var \w+=!1;if\(\w+\)\{var \w+;if\(\w+\)\{var \w+="oninput"in document[\s\S]*?(?=function \w+\(a,b\)\{if\("click"===a\))/g,
    "",
  ],
  [
    "how what is typed is noticed",
    /if\(\w+\)(\w+=\w+);else\{\w+=\w+;var (\w+)=\w+\}(?=else\(k=)/g,
    "{$1;var $2}",
  ],
  [
    "attributes of pictures that nothing here has",
    /"accent-height [ a-z0-9:-]+ x-height"/g,
    '"shape-rendering stroke-dasharray vector-effect"',
  ],
  [
    "attributes of other namespaces",
    /"xlink:actuate [\s\S]*?XML\/1998\/namespace",!1,!1\)\}\);|\w+\.xlinkHref=[^;]*;/g,
    "",
    2,
  ],
  [
    "styles that are numbers",
    /\{animationIterationCount:!0[^}]*\},\w+=\["Webkit"[\s\S]*?\}\)\}\);/g,
    "{aspectRatio:!0,columnCount:!0,columns:!0,flex:!0,flexGrow:!0,flexShrink:!0,fontWeight:!0,gridColumn:!0,gridRow:!0,lineClamp:!0,lineHeight:!0,opacity:!0,order:!0,orphans:!0,tabSize:!0,widows:!0,zIndex:!0,zoom:!0};",
  ],
  ["letters of names of attributes", /\\u00C0-\\u00D6[^[\]]*?\\uFFFD(?=\\-|\])/g, "", 2],
  ["further letters of names of attributes", /\\u00B7\\u0300-\\u036F\\u203F-\\u2040/g, ""],
  ["mistakes in elements", /(?<=function \w+\(a,b\)\{)if\(b\)\{if\(\w+\[a\]&&[\s\S]*?p\(62\)\);\}/g, ""],
  ["elements without children", /var \w+=A\(\{menuitem:!0\},\{[^}]*\}\);/g, ""],
  ["elements of other makers", /if\(-1===a\.indexOf\("-"\)\)[\s\S]*?default:return!0\}/g, "return!1"],
  [
    "browsers without passive listeners",
    /var (\w+)=!1;if\(\w+\)try\{var \w+=\{\};Object[\s\S]*?\w+=!1\}(?=function)/g,
    "var $1=!0;",
  ],
  ["React without a document", /!\("undefined"===typeof window\|\|[^)]*\)/g, "!0"],
  [
    "old browsers",
    /"function"===typeof (?:Object\.is|WeakMap|WeakSet|queueMicrotask|setTimeout|clearTimeout)(?=\?)/g,
    "!0",
    8,
  ],
  [
    "markup of pictures in old browsers",
    /function\(a\)\{return"undefined"!==typeof MSApp[\s\S]*?removeChild\(a\.firstChild\);[^}]*\}\}\)/g,
    "function(a,b){a.innerHTML=b}",
  ],
  [
    "the components above a failure",
    /try\{var c="",d=b;do c\+=\w+\(d\),d=d\.return;while\(d\);var e=c\}catch\(f\)\{[^}]*\}/g,
    'var e="";',
  ],
  [
    "words of React's failures",
    /for\(var b="https:\/\/reactjs\.org\/[\s\S]*?helpful warnings\."/g,
    'return"Minified React error #"+a',
  ],
  [
    "what tools no longer ask of React",
    /findHostInstanceByFiber:function\(a\)\{[^}]*\}/g,
    "findHostInstanceByFiber:null",
  ],
  [
    "contexts that old components give",
    /(?<=function \w+\(a\)\{)a=a\.childContextTypes;return null!==a&&void 0!==a/g,
    "return!1",
  ],
  ["contexts that they would give anew", /\be&&\w+\(b,c,!\d\)[,;]/g, "", 2],
  [
    "moments of classes",
    /"function"===typeof \w+\.(?:(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)|componentDid(?:Mount|Update)|componentWillUnmount|getSnapshotBeforeUpdate|shouldComponentUpdate)\b/g,
    "!1",
    21,
  ],
  [
    "moments that classes do not have",
    /"function"!==typeof \w+\.(?:(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)|componentDid(?:Mount|Update)|getSnapshotBeforeUpdate)\b/g,
    "!0",
    14,
  ],
  [
    "classes on the page",
    /if\(b\.flags&4&&!\w+\)if\(null===c\)d\.componentDidMount\(\);else\{[\s\S]*?__reactInternalSnapshotBeforeUpdate\)\}/g,
    "",
  ],
  ["what classes note before a change", /if\(null!==n\)\{var t=n\.memoizedProps[^}]*\}(?=break;case 3)/g, ""],
  [
    "state of classes",
    /isMounted:function\(a\)\{[\s\S]*?(?=\};function \w+\(a,b,c,d,e,f,g\)\{a=a\.stateNode)/g,
    "",
  ],
  [
    "how classes set their state",
    /\w\.prototype\.setState=function[\s\S]*?function (\w)\(a,b,e\)[\s\S]*?\.isPureReactComponent=!0;/g,
    "var $1;",
  ],
  ["references by name", /(?<=a=c\.ref;)if\(null!==a[\s\S]*?p\(290,a\)\);\}/g, ""],
  ["portals", /case wa:(?:return [^;]*;|a:\{for\(l=f\.key;[\s\S]*?\}return g\(a\);)/g, "", 4],
  [
    "lists of what waits",
    /case 19:(?:return \w+\(a,b,c\);|\w+=0!==\(c&\s*b\.childLanes\)[\s\S]*?else return null;|\w+\(\w+\);\w+=b\.memoizedState;[\s\S]*?(?=case 22:case 23:))/g,
    "",
    3,
  ],
  ["trees that are drawn at once", /\b\w+\.mode&1\b/g, "!0", 25],
  [
    "children that are counted off",
    /(?<=function t\(e,g,h,k\)\{)var l=\w+\(h\);[\s\S]*?\}(?=function J)/g,
    "return n(e,g,Array.from(h),k)}",
  ],
  ["values that components have of themselves", /\b\w+(?:\.type)?\.defaultProps\b/g, "void 0", 10],
  [
    "sources of data before hooks",
    /null!==c&&void 0!==c&&c\.hydratedSources\|\|null|null!=c&&c\.hydratedSources\|\|null/g,
    "null",
  ],
  [
    "a document that is drawn anew, or taken away",
    /\w+\.prototype\.render=\w+\.prototype\.render=[\s\S]*?\w+\.prototype\.unmount=[\s\S]*?\}\};/g,
    "",
  ],
  // The scheduler.
  ["work that has to wait", /c>d\?\(a\.sortIndex=c,[\s\S]*?\):(?=\(a\.sortIndex=e)/g, ""],
  [
    "work that waited",
    /B&&\(B=!1,E\(L\),L=-1\);|G\(b\);(?=for)|;G\(b\)(?=\}else)|var m=h\(t\);null!==m&&K\(H,m\.startTime-b\);/g,
    "",
    4,
  ],
];
