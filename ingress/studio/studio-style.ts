/** Grey round the cloth, so that its colours are seen as they are; by day and by night. */
export const STUDIO_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d6d0, #3a3835); --soft: light-dark(#63676c, #a4a9af); --paper: light-dark(#fdfcfa, #1d1b19);
  --stage: light-dark(#b9b8b6, #2b2a29); --ink: light-dark(#23477c, #9dbdf0); font: 15px/1.45 system-ui, sans-serif }
* { box-sizing: border-box } [hidden] { display: none !important }
body { margin: 0; height: 100dvh; display: grid; grid-template-rows: auto minmax(0, 1fr); background: var(--paper) }
header { display: flex; align-items: center; gap: 1.5rem; padding: .5rem 1.1rem; border-bottom: 1px solid var(--line) }
h1 { margin: 0 auto 0 0; font-size: 1.15rem } h1 small { font-weight: 400; color: var(--soft); font-size: .8em }
a { color: var(--ink) } .key { display: flex; align-items: center; gap: .5rem; color: var(--soft); font-size: .85rem }
main { display: grid; grid-template: minmax(0, 1fr) / 23rem minmax(0, 1fr); min-height: 0 }
.panel { overflow-y: auto; scrollbar-gutter: stable; padding: 1rem 1.1rem 2rem; border-right: 1px solid var(--line) }
.view { display: grid; grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr); min-width: 0; background: var(--stage) }
#examples { overflow-y: auto; padding: 2.2rem clamp(1rem, 3vw, 2.6rem); background: light-dark(#efedea, #252322) } #examples h2 { margin: 0 0 1.3rem; font-size: 1.25rem; font-weight: 600 }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 42%), 1fr)); gap: 1.1rem }
.example { display: grid; align-content: start; padding: 0; overflow: hidden; white-space: normal; text-align: left; border-radius: .6rem }
.example img { display: block; width: 100%; height: auto; aspect-ratio: 1 } .example span { padding: .55rem .7rem .65rem; color: var(--soft); line-height: 1.35 }
.example:hover { box-shadow: 0 .3rem 1rem light-dark(#0002, #0008) } .example:hover span { color: inherit }
[role=tablist] { display: flex; gap: .2rem; margin-bottom: 1rem; border-bottom: 1px solid var(--line) }
[role=tab] { flex: 1; border: 0; border-bottom: 3px solid transparent; border-radius: 0; background: none; color: var(--soft); padding: .4rem 0 }
[role=tab][aria-selected=true] { border-color: var(--ink); color: inherit; font-weight: 600 }
form { display: grid; gap: .8rem } form > label, .pair > label, .row > label { display: grid; gap: .2rem; font-size: .85rem; color: var(--soft); align-content: start }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .8rem } .row { display: flex; gap: .4rem; align-items: end } .row > label { flex: 1 } form > .check { display: flex; gap: .4rem }
fieldset { border: 0; margin: 0; padding: 0; font-size: .85rem } legend { padding: 0 0 .25rem; color: var(--soft) }
.choice label { display: inline-flex; align-items: center; gap: .4rem; margin-right: 1.2rem } .choice input { margin: 0 }
input, select, textarea, button { font: inherit; color: inherit } input, select, textarea { min-width: 0 }
input:not([type=checkbox], [type=radio], [type=color], [type=range]), select, textarea { width: 100%; padding: .4rem .5rem; border: 1px solid var(--line);
  border-radius: .35rem; background: light-dark(#fff, #141312); color: CanvasText } ::placeholder { color: var(--soft); opacity: 1 }
  header .key input { width: 12rem }
textarea { resize: vertical }
button, .button { flex: none; padding: .4rem .75rem; border: 1px solid var(--line); border-radius: .35rem; background: light-dark(#fff, #262422); color: inherit;
  cursor: pointer; text-decoration: none; font-size: .85rem; white-space: nowrap } .button { display: inline-flex; align-items: center }
button:hover:not(:disabled), .button:hover { border-color: var(--ink) } button:disabled { opacity: .5; cursor: default }
[aria-invalid=true] { border-color: light-dark(#b3261e, #ff897d) !important } .unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; margin: 0 }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 1px }
.go { padding: .6rem; border: 0; background: light-dark(#23477c, #2d5693); color: #fff; font-size: 1rem } .go small { opacity: .75; margin-left: .4rem }
#palette { display: flex; flex-wrap: wrap; gap: .35rem } .well { position: relative } .well input { width: 2.1rem; height: 2.1rem; padding: 0; border: 0; background: none }
.well-less { position: absolute; top: -.3rem; right: -.3rem; padding: 0; width: 1rem; height: 1rem; line-height: .8rem; border-radius: 50%; font-size: .75rem }
.well-more { width: 2.1rem; height: 2.1rem; padding: 0; font-size: 1.1rem; color: var(--soft) }
.picture { position: relative; border: 1.5px dashed var(--line); border-radius: .5rem; padding: 1rem; text-align: center; cursor: pointer; justify-items: center }
.picture.over, .picture:focus-within { border-color: var(--ink) } .picture img { max-width: 100%; max-height: 9rem }
.picture input { position: absolute; inset: 0; opacity: 0; cursor: pointer; height: 100% } .picture span { overflow-wrap: anywhere }
#problem { margin: 1rem 0 0; padding: .6rem .8rem; border-radius: .4rem; background: light-dark(#fbe9e7, #48201d); font-size: .9rem; overflow-wrap: anywhere }
#problem.wished { background: light-dark(#efedea, #2b2a29) }
#progress, #problem { scroll-margin: .6rem }
#progress { display: grid; grid-template-columns: 1fr auto; gap: .1rem .6rem; align-items: center; margin-top: 1rem; font-size: .85rem; color: var(--soft) }
#progress progress { width: 100%; accent-color: var(--ink) } #cancel { grid-area: 1 / 2 }
#result { margin-top: 1.2rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .85rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem .8rem; margin: 0 0 .7rem } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
.inks { display: flex; height: 1.6rem; border-radius: .3rem; overflow: hidden } .ink { min-width: 3px; flex-basis: 0 }
.quiet { border: 0; background: none; padding: .3rem 0; color: var(--ink) } .words { margin: .3rem 0; color: var(--soft) }
#cloth { display: grid; place-items: center; color: light-dark(#444, #aaa); cursor: grab; touch-action: none; overflow: hidden } #cloth:active { cursor: grabbing }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: .45rem 1rem; padding: .45rem 1rem; background: var(--paper); border-top: 1px solid var(--line) }
.tools:has(#lens[hidden]):has(#actions:empty) { display: none }
#lens, #actions { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .8rem; font-size: .85rem } #actions { gap: .4rem; margin-left: auto }
.first { border-color: transparent; background: light-dark(#23477c, #2d5693); color: #fff }
#lens label { display: flex; align-items: center; gap: .4rem } #lens output { min-width: 9.3em; color: var(--soft); white-space: nowrap } #zoom { width: clamp(6rem, 9vw, 12rem); accent-color: var(--ink) }
#film { display: flex; gap: .4rem; overflow-x: auto; padding: .5rem 1rem; background: var(--paper); border-top: 1px solid var(--line) }
#film:empty { display: none }
#film [aria-current] { outline: 2px solid var(--ink); outline-offset: 1px }
#film button { flex: none; width: 3.8rem; height: 3.8rem; padding: 0; background-size: cover; background-position: center; color: var(--soft) }
@media (pointer: coarse) { input, select, textarea { font-size: 16px } button, .button { min-height: 2.6rem } .well input, .well-more { width: 2.8rem; height: 2.8rem }
  .well { margin-right: .5rem } .well-less { top: -.5rem; right: -.6rem; width: 1.7rem; height: 1.7rem; min-height: 0; font-size: .95rem } }
@media (max-width: 52rem) { body { height: auto } main { display: flex; flex-direction: column } #examples { overflow: visible }
  .panel { display: contents } .panel > * { margin-inline: 1.1rem } [role=tablist] { margin-top: 1rem } .view { margin-top: 2rem }
  .view:has(#cloth:not([hidden])) { order: -2; height: 72dvh; margin: 0 } main:has(#cloth:not([hidden])) #result { order: -1; border: 0; margin-top: 0 }
  header { flex-wrap: wrap; gap: .6rem 1rem } .key { flex: 1 } #lens, #actions { flex: 1 1 100%; gap: .4rem .6rem; margin: 0 } #lens output { min-width: 0; margin-right: auto } }
`
