import { serverOnly$ } from "vite-env-only/macros";

/**
 * Inline script: in-memory `sessionStorage` for browsers that deny theirs, where reading it would throw: Remix reads it
 * for the scroll position, messengers' scripts for what they were launched with.
 */
export const STORAGE_SCRIPT = serverOnly$(
  `try{sessionStorage.length}catch{let m=new Map;Object.defineProperty(window,"sessionStorage",{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>m.set(k,""+v),removeItem:k=>m.delete(k),clear:()=>m.clear()}})}`,
);
