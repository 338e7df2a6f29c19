// `npm run bench -- NAME`: measures, beside a named baseline in the same run, and prints a table.

type Bench = { readonly summary: string; readonly run: (args: readonly string[]) => Promise<void> }

const benches: Readonly<Record<string, Bench>> = {
  pipeline: {
    summary: 'a no-op job through every server, beside raw Kafka, SQL and S3; --jobs N --soak N --steady-minutes N',
    run: async (args) => (await import('./pipeline/pipeline-bench.ts')).runPipelineBench(args),
  },
  ledger: {
    summary: 'admissions per second, hot and spread, beside the bare SQL function',
    run: async () => (await import('./pipeline/ledger-on-own-server.ts')).runLedgerBenchOnOwnServer(),
  },
  streams: {
    summary:
      'batch admission, no-op batch work, HTTP beside them and the replay of usage, beside raw kafkajs; --records N',
    run: async (args) => (await import('./streams/streams-bench.ts')).runStreamsBench(args),
  },
  generate: {
    summary: 'every pattern family at 1024², milliseconds, SVG weight and memory; --seeds N',
    run: async (args) => (await import('./generate/run-generate-bench.ts')).runGenerateBench(args),
  },
  enlarge: {
    summary: 'sixteen times 1024², seconds and memory, beside sharp',
    run: async (args) => (await import('./enlarge/main.ts')).runEnlargeBench(args),
  },
  trace: {
    summary: 'pictures of every class beside other tracers; --pictures N --half tune|check --peers none|potrace|all',
    run: async (args) => (await import('./trace/main.ts')).runTraceBench(args),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (!bench || args.includes('--help')) {
  const list = Object.entries(benches).map(([key, { summary }]) => `  ${key.padEnd(10)}${summary}`)
  console.error(['usage: npm run bench -- NAME [options]', ...list].join('\n'))
  process.exit(bench ? 0 : 2)
}
await bench.run(args)
