// `npm run chaos -- --faults N --seed S`: N faults, drawn from the seed, against a running Heddle; everything is
// checked after each. `--only kill-broker,half-open-s3` strikes just these; `--brokers 1` leaves out replication.
// `outages [kill:kafka:10 …]` takes single servers away for longer and prints the table of docs/delivery.md.
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawFaults } from './draw-faults.ts'
import { faultNames, isFaultName } from './faults/catalogue.ts'
import { printOutageTable } from './outage-table.ts'
import { type ChaosReport, runChaos } from './run-chaos.ts'

const USAGE =
  'usage: npm run chaos -- [--faults N] [--seed S] [--brokers 1|3] [--only NAME,…] | outages [kill:kafka:10 …]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: String(faultNames.length) },
    seed: { type: 'string', default: '1' },
    brokers: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(`${USAGE}\nfaults: ${faultNames.join(', ')}`)
else if (positionals[0] === 'outages') await printOutageTable(positionals.slice(1))
else process.exitCode = await strike()

async function strike(): Promise<number> {
  const only = values.only.split(',').filter((name) => name !== '')
  const unknown = only.filter((name) => !isFaultName(name))
  if (unknown.length > 0) {
    console.error(`There is no fault ${unknown.join(', ')}. There are: ${faultNames.join(', ')}`)
    return 2
  }
  const [seed, count] = [values.seed, values.faults].map(Number)
  if (
    !Number.isSafeInteger(seed) ||
    !Number.isSafeInteger(count) ||
    count < 1 ||
    !['1', '3'].includes(values.brokers)
  ) {
    console.error(USAGE)
    return 2
  }
  const names = only.length > 0 ? only.filter(isFaultName) : faultNames
  const report = await runChaos({
    seed,
    faults: drawFaults(seed, only.length > 0 ? only.length : count, names),
    brokers: values.brokers === '1' ? 1 : 3,
    tell: (line) => console.log(line),
  })
  const logs = join(tmpdir(), `heddle-chaos-${seed}.log`)
  if (report.violations.length > 0) await writeFile(logs, report.logs)
  print(report, logs)
  return report.violations.length === 0 ? 0 : 1
}

function print({ seed, strikes, jobs, violations, gaveUp, brokers }: ChaosReport, logs: string): void {
  const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never')
  console.log('\n| fault | struck for | first result | longest call | all at rest |\n| --- | --- | --- | --- | --- |')
  for (const { fault, struckMs, firstResultMs, longestCallMs, atRestMs } of strikes)
    console.log(`| ${fault} | ${[struckMs, firstResultMs, longestCallMs, atRestMs].map(seconds).join(' | ')} |`)
  for (const { check, detail } of violations) console.log(`VIOLATION ${check}: ${detail}`)
  if (violations.length > 0)
    console.log(`The logs are kept in ${logs}. The same arguments strike in the same way again.`)
  if (gaveUp.length > 0) console.log(`programs that gave up and were started again: ${gaveUp.join(', ')}`)
  console.log(
    `seed ${seed}, brokers: ${brokers}, faults: ${strikes.length}, jobs: ${jobs}, violations: ${violations.length}`,
  )
}
