import { generateFormats, generateLimits } from '../../schemas/http/generate.ts'
import { upscaleFormats, upscaleMethods, upscaleScales } from '../../schemas/http/upscale.ts'
import { traceColoursAsked, traceModes, traceQualities, vectorFormats } from '../../schemas/http/vectorize.ts'
import { html } from '../http/html.ts'

/**
 * Each picture is what `npm run -s engine -- generate PROMPT --size 512 --out ingress/studio/examples/NAME.webp` draws.
 */
const EXAMPLES = [
  ['vines', 'trailing william morris vines'],
  ['moths', 'peonies and moths on midnight blue, moody botanical'],
  ['girih', 'girih stars in turquoise and saffron'],
  ['meadow', 'watercolor wildflower meadow'],
  ['koi', 'koi among lily pads, seen from above'],
  ['fans', 'art deco fans in emerald and gold'],
  ['horses', 'folk horses and tulips, red and navy on cream'],
  ['ikat', 'ikat medallions in plum and coral'],
  ['tartan', 'tartan in forest, navy and ochre'],
  ['otters', 'otters in a river, children’s wear'],
  ['lemons', 'hand-drawn lemons on pale blue gingham'],
  ['kilim', 'kilim bands in madder, indigo and bone'],
] as const

const options = (values: readonly (string | number)[], first: string | number, none?: string) => [
  ...(none === undefined ? [] : [html`<option value="">${none}`]),
  ...values.map((value) => {
    const text = FORMAT_NAMES[value] ?? value
    return value === first ? html`<option value="${value}" selected>${text}` : html`<option value="${value}">${text}`
  }),
]

/** What people call a kind of file whose name in the API does not tell them. */
const FORMAT_NAMES: Readonly<Record<string, string>> = {
  png: 'PNG',
  svg: 'SVG, fills in mm',
  jpeg: 'JPEG',
  webp: 'WebP',
  tiff: 'TIFF',
  'png-indexed': 'PNG, inks indexed',
  'tiff-indexed': 'TIFF, inks indexed',
  pdf: 'PDF, spot inks',
  eps: 'EPS',
  dxf: 'DXF, cut lines',
  plates: 'Plates, one an ink',
  wif: 'WIF, woven draft',
  dzi: 'Deep Zoom, zip',
}

/** One word for each step: the others that the API takes mean the same. */
const DENSITIES = ['sparse', 'medium', 'dense'] as const

type Limits = { readonly least: number; readonly most: number }

/** The attributes that hold a number to what the service takes. */
const within = ({ least, most }: Limits) => html`min="${least}" max="${most}"`

const { promptCharacters } = generateLimits

const tileOptions = options(['auto', 'on', 'off'], 'auto')

const picture = (id: string) => html`<label class="picture" id="${id}"><img alt="" hidden>
<span>Choose, drop or paste a picture</span><input type="file" accept="image/*"></label>`

const go = (text: string, price: string) => html`<button class="go">${text} <small id="${price}"></small></button>`

/** The page at `/`: the three operations for people, over the same calls that programs make. */
export function studioPage(version: string): string {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heddle studio</title>
<link rel="icon" href="/studio/icon.svg">
<link rel="stylesheet" href="/studio/studio.css">
<script type="module" src="/studio/studio.ts"></script>
<header><h1>Heddle <small>studio ${version}</small></h1>
<span id="credits"></span>
<label class="key">Key <input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="hdl_live_…"></label>
<a href="/docs">API</a></header>
<main>
<section class="panel" aria-label="What to make">
<div role="tablist" aria-label="Operation"><button role="tab" type="button" id="generate-tab" aria-selected="true" aria-controls="generate">Generate</button><button
 role="tab" type="button" id="vectorize-tab" aria-selected="false" aria-controls="vectorize">Vectorize</button><button
 role="tab" type="button" id="upscale-tab" aria-selected="false" aria-controls="upscale">Upscale</button></div>
${generateForm}
${vectorizeForm}
${upscaleForm}
<p id="problem" role="alert" hidden></p>
<div id="progress" role="status" hidden><progress id="bar" max="100" aria-label="How far it is"></progress><span id="stage"></span>
<button type="button" id="cancel">Cancel</button></div>
<p id="said" class="unseen" role="status"></p>
<section id="result" aria-label="The result" hidden></section>
</section>
<section class="view" aria-label="The cloth">
<div id="examples"><h2>Say what to draw, or begin with one of these</h2>
<div class="cards">${EXAMPLES.map(
    ([name, text]) => html`<button type="button" class="example"><img src="/studio/${name}.webp" alt="" width="512"
 height="512" loading="lazy"><span>${text}</span></button>`,
  )}</div></div>
<div id="cloth" role="img" tabindex="0" aria-label="Nothing yet" aria-describedby="cloth-keys" hidden></div>
<p id="cloth-keys" hidden>Arrows move it, plus and minus zoom.</p>
<div class="tools"><div id="lens" hidden><label><input type="checkbox" id="repeat"> Repeat</label>
<label>Zoom <input type="range" id="zoom" min="-6.6" max="3" step="0.05" value="0"></label>
<output id="zoom-text" for="zoom"></output><button type="button" id="actual">Actual size</button>
<button type="button" id="show-examples">Examples</button></div>
<div id="actions"></div></div>
<nav id="film" aria-label="Recent results"></nav>
</section>
</main>
</html>
`.markup
}

const generateForm = html`<form id="generate" role="tabpanel" aria-labelledby="generate-tab">
<label>What to draw<textarea id="prompt" name="prompt" rows="3" required minlength="${promptCharacters.least}" maxlength="${promptCharacters.most}"
 placeholder="Motifs, style, colours, scale, arrangement"></textarea></label>
<fieldset class="choice"><legend>Composition</legend>
<label><input type="radio" name="compositionType" value="tile" checked> Repeat</label>
<label><input type="radio" name="compositionType" value="single"> Single</label></fieldset>
<fieldset><legend>Inks: Heddle’s choice, or exactly these</legend><div id="palette"></div></fieldset>
<div class="pair"><label>Density<select name="density">${options(DENSITIES, '', 'the style’s own')}</select></label>
<label>File<select name="output_format">${options(generateFormats, 'png')}</select></label></div>
<div class="pair"><label>Long edge, px<input type="number" name="size" ${within(generateLimits.size)} placeholder="1024"></label>
<label>Repeat, mm<input type="number" name="repeatMm" ${within(generateLimits.repeatMm)} step="any" placeholder="the style’s own"></label></div>
<div class="row"><label>Seed<input type="number" id="seed" name="seed" ${within(generateLimits.seed)} placeholder="from the words"></label>
<button type="button" id="another-seed">Another</button></div>
${go('Draw', 'generate-price')}</form>`

const vectorizeForm = html`<form id="vectorize" role="tabpanel" aria-labelledby="vectorize-tab" hidden>
${picture('vectorize-picture')}
<div class="pair"><label>Quality<select name="quality">${options(traceQualities, 'high')}</select></label>
<label>File<select name="output_format">${options(vectorFormats, 'svg')}</select></label></div>
<div class="pair"><label>Inks at most<input type="number" name="colors" ${within(traceColoursAsked)} placeholder="found by itself"></label>
<label>Kind of picture<select name="mode">${options(traceModes, 'auto')}</select></label></div>
<label>Repeat<select name="tile">${tileOptions}</select></label>
${go('Vectorize', 'vectorize-price')}</form>`

const upscaleForm = html`<form id="upscale" role="tabpanel" aria-labelledby="upscale-tab" hidden>
${picture('upscale-picture')}
<div class="pair"><label>Times<select name="scale">${options(upscaleScales, 4)}</select></label>
<label>File<select name="output_format">${options(upscaleFormats, 'png')}</select></label></div>
<div class="pair"><label>Repeat<select name="tile">${tileOptions}</select></label>
<label>Method<select name="method">${options(upscaleMethods, 'auto')}</select></label></div>
<label class="check"><input type="checkbox" name="keepPhysicalSize" value="true" checked> As large on cloth, in finer dots</label>
${go('Upscale', 'upscale-price')}</form>`
