// Files and headings are renamed more often than the pages that lead to them are read.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..', '..', '..')
const pages = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('{docs,infra,ingress,processors,schemas,test}/**/*.md', { cwd: root }),
]

/** The part after `#` by which GitHub reaches each heading of a page. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Links of a page to a file of ours that is not there, or to a heading that its page does not have. */
function brokenLinks(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  const links = [...text.matchAll(/\]\(((?!https?:|mailto:)[^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? join(root, page) : join(root, dirname(page), file)
    if (!existsSync(target)) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
  })
}

test('the pages of every folder are found', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', join('docs', 'errors.md')]))
})

test.each(pages)('every link of %s leads to a file and a heading that are there', (page) => {
  expect(brokenLinks(page)).toEqual([])
})
