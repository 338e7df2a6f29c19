import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserFile, readModules } from '../http/browser-modules.ts'
import { STUDIO_ICON } from './studio-icon.ts'
import { STUDIO_STYLE } from './studio-style.ts'

/**
 * What the page loads besides the client, by name: its style, its icon, its program module by module, and its pictures.
 */
export function readStudioFiles(): ReadonlyMap<string, BrowserFile> {
  const modules = readModules(join(import.meta.dirname, 'browser'))
  const style: BrowserFile = { contentType: 'text/css; charset=utf-8', content: STUDIO_STYLE }
  const icon: BrowserFile = { contentType: 'image/svg+xml', content: STUDIO_ICON }
  return new Map([
    ...modules,
    ['studio.css', style],
    ['icon.svg', icon],
    ...readPictures(join(import.meta.dirname, 'examples')),
  ])
}

function readPictures(folder: string): readonly (readonly [string, BrowserFile])[] {
  return readdirSync(folder).map((name) => {
    return [name, { contentType: 'image/webp', content: readFileSync(join(folder, name)) }] as const
  })
}
