/** How the reference looks, by day and by night; on a narrow screen the list of calls stands above the text. */
export const STYLE = `
:root { color-scheme: light dark; --line: #8883; --soft: light-dark(#5d6166, #a4a9af); --sheet: light-dark(#f5f2ec, #24221f);
  --link: light-dark(#23477c, #9dbdf0); font: 16px/1.55 system-ui, sans-serif }
body { margin: 0; display: grid; grid-template-columns: 19rem minmax(0, 1fr); background: light-dark(#fdfcfa, #181715) }
a { color: var(--link); text-decoration: none } a:hover { text-decoration: underline }
nav { position: sticky; top: 0; height: 100vh; box-sizing: border-box; overflow-y: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--line);
  font-size: .8rem }
nav a { display: block; padding: .1rem 0; color: inherit; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
nav .chapter { margin-top: 1rem; font-weight: 600; font-size: .9rem }
main { max-width: 54rem; padding: 1rem 2.5rem 6rem; box-sizing: border-box }
h1 small { font-weight: 400; color: var(--soft) }
h2 { margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 2px solid var(--line) }
h3 { margin: 2.5rem 0 .3rem; font: 600 1.05rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
h4 { margin: 1.2rem 0 .2rem; font-size: .9rem }
p { margin: .4rem 0 } .key, .kind, summary { color: var(--soft); font-size: .9rem }
.get, .post, .patch, .delete { display: inline-block; min-width: 3.4em; font: 600 .75em ui-monospace, monospace }
.get { color: light-dark(#1c6b4a, #7cc9a4) } .post { color: var(--link) } .patch { color: light-dark(#8a5a00, #dcb25e) }
.delete { color: light-dark(#a3282f, #ec8f8f) }
pre { margin: .6rem 0; padding: .7rem 1rem; overflow-x: auto; background: var(--sheet); border-radius: .4rem; font: .82rem/1.5 ui-monospace, monospace }
code { font: .87em ui-monospace, monospace; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
.fields { font-size: .9rem } .fields td:first-child { width: 15rem } .fields b { color: var(--soft); font-size: .78rem; font-weight: 500 }
.kind { display: block } ul { margin: .2rem 0; padding-left: 1.1rem }
summary { cursor: pointer; padding: .3rem 0 }
section { scroll-margin-top: 1rem } section:target { border-left: 3px solid var(--link); padding-left: .7rem; margin-left: calc(-.7rem - 3px) }
tr[id] code { overflow-wrap: normal } tr:target { background: light-dark(#fff3cf, #3a3320) }
@media (max-width: 60rem) { body { display: block } nav { position: static; height: auto; max-height: 14rem; border-right: 0; border-bottom: 1px solid var(--line) }
  main { padding: 1rem 1rem 4rem } .fields td:first-child { width: 40% } tr[id] code { overflow-wrap: anywhere } }
`
