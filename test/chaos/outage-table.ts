// Takes servers away for as long as is asked and prints what was seen as the table of docs/delivery.md. Boots servers
// of its own for each length; a minute or so for each outage.
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerName, serverNames } from '../../infra/stack/servers/addresses.ts'
import { createApi } from '../harness/api.ts'
import { startService } from '../harness/service.ts'
import { type OutageReport, runOutage, statusesOf } from './outage.ts'
import { startOwnServers } from './own-servers.ts'

const STANDARD = ['kill:kafka:10', 'kill:postgres:3', 'kill:postgres:10', 'kill:s3:10', 'kill:registry:10']
const LONG = ['freeze:kafka:33', 'kill:kafka:45']

type Plan = { readonly how: 'kill' | 'freeze'; readonly server: ServerName; readonly seconds: number }

/** @param outages such as `kill:postgres:10` and `freeze:kafka:33`; none stands for all of the page. */
export async function printOutageTable(outages: readonly string[]): Promise<void> {
  const plans = (outages.length > 0 ? outages : [...STANDARD, ...LONG]).map(readPlan)
  console.log(
    '| what was taken away | away for | first result | last caller who noticed | longest call | books closed | calls |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const plan of plans) console.log(rowOf(plan, await carryOut(plan)))
}

function readPlan(text: string): Plan {
  const [how, server, seconds] = text.split(':')
  const name = serverNames.find((known) => known === server)
  const isKnown = (how === 'kill' || (how === 'freeze' && name !== 'postgres')) && Number(seconds) > 0
  if (!name || !isKnown) throw new Error(`${text} is no outage; kill:postgres:10 and freeze:kafka:33 are`)
  return { how, server: name, seconds: Number(seconds) }
}

async function carryOut({ how, server, seconds }: Plan): Promise<OutageReport> {
  const servers = await startOwnServers(seconds * 1000)
  const service = await startService({ addresses: servers.addresses })
  try {
    const api = createApi(service.url, (await service.createCaller()).key)
    const wreck = how === 'freeze' && server !== 'postgres' ? () => servers.freeze(server) : () => servers.kill(server)
    const report = await runOutage(service, api, wreck)
    if (report.breaches.length > 0 || report.spent !== report.expectedSpent || report.replaced.length > 0)
      throw new Error(`the outage did harm: ${JSON.stringify({ ...report, calls: statusesOf(report.calls) })}`)
    return report
  } catch (error) {
    const file = join(tmpdir(), `heddle-chaos-${how}-${server}.log`)
    await writeFile(file, service.logs())
    console.error(`The logs are kept in ${file}.`)
    throw error
  } finally {
    await service.close()
    await servers.stop()
  }
}

function rowOf({ how, server }: Plan, report: OutageReport): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
  const { awayMs, firstAnswerMs, lastNoticedMs, longestCallMs, booksClosedMs, calls } = report
  const times = [awayMs, firstAnswerMs, lastNoticedMs, longestCallMs, booksClosedMs].map(seconds)
  return `| ${server}, ${how === 'kill' ? 'kill -9' : 'frozen'} | ${times.join(' | ')} | ${statusesOf(calls)} |`
}
