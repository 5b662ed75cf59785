import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import { DatabaseLook } from '../../src/app/server/metrics/database-look.ts'
import { Metrics } from '../../src/app/server/metrics/metrics.ts'
import { startSpans } from '../../src/app/server/spans.ts'
import { errors } from '../../src/platform/contract/errors.ts'
import { individual } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile({ config: { METRICS_PORT: '0', SMS_URL: 'webhook+https://:secret@127.0.0.1:1/send' } })
const read = async () => {
  const answer = await fetch(`http://127.0.0.1:${h.server.metrics!.port}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}
const valuesIn = (text: string) =>
  new Map(text.split('\n').flatMap((line) => (line && !line.startsWith('#') ? [line.split(/ (?=\S+$)/) as [string, string]] : [])))

it('metrics name calls by key and code, and nothing of what was asked', async () => {
  const { as } = await individual(h)
  await h.ok('GET /ws/account/me', {}, as)
  await fetch(`${h.url}/api/ws/account/me?search=confidential`)
  await fetch(`${h.url}/no/such/page?search=confidential`)
  const text = await read()
  const values = valuesIn(text)
  expect(Number(values.get('hengdu_requests_total{call="GET /ws/account/me",code="200"}'))).toBeGreaterThan(0)
  expect(values.get(`hengdu_requests_total{call="GET /ws/account/me",code="${errors.unauthenticated.code}"}`)).toBe('1')
  expect(text).not.toContain('confidential')
  expect(text).not.toContain('no/such')
  expect(values.get('hengdu_database_up')).toBe('1')
  expect(values.get('hengdu_pool_waiting')).toBe('0')
  expect(values.get('hengdu_partitions_ahead_months{table="audit"}')).toBe('3')
  expect(values.get('hengdu_ledger_drifted_accounts')).toBe('0')
  expect(values.get('hengdu_backup_timestamp_seconds')).toBe('0')
})

it('jobs that are due and jobs that have failed for good are counted by queue, with the age of the oldest', async () => {
  const [queue, names] = h.jobs.names().find(([name]) => name === 'mail')!
  await h.services.pool.query(
    `insert into job (name, payload, due_at, created_at, attempts, error) values ($1, '{}', $2, $2, 8, 'no relay'), ($1, '{}', $3, $3, 0, null)`,
    [names[0], h.clock.now().add({ hours: 1 }).toString(), h.clock.now().subtract({ minutes: 10 }).toString()],
  )
  const look = new DatabaseLook(databaseUrl(), h.clock, h.jobs)
  const figures = await look.figures()
  await look.close()
  const mail = figures!.queues.find((each) => each.queue === queue)!
  expect(mail).toMatchObject({ due: 1, dead: 1 })
  expect(Math.round(mail.oldestSeconds)).toBe(600)
})

it('a database that does not answer is a figure, and its own figures are gone', async () => {
  const look = new DatabaseLook('postgres://nobody@127.0.0.1:1/none', h.clock, h.jobs)
  expect(await look.figures()).toBeNull()
  const metrics = new Metrics({ config: h.services.config, pool: h.services.pool, sockets: () => 0, look })
  const values = valuesIn(await metrics.text())
  expect(values.get('hengdu_database_up')).toBe('0')
  expect([...values.keys()].filter((name) => /jobs|ledger|partitions|clock/.test(name))).toEqual([])
  await metrics.close()
})

it('there are fewer than 2,000 series, whatever is asked and refused', async () => {
  const look = new DatabaseLook(databaseUrl(), h.clock, h.jobs)
  const metrics = new Metrics({ config: h.services.config, pool: h.services.pool, sockets: () => 0, look })
  for (const call of Object.keys(allCalls)) for (const { code } of Object.values(errors)) metrics.note(call, code, 0.01)
  const values = valuesIn(await metrics.text())
  expect(values.size).toBeGreaterThan(1_400)
  expect(values.size).toBeLessThan(2_000)
  await metrics.close()
})

it('every figure in the alerts and the dashboard is one that the server gives', async () => {
  const text = await read()
  for (const file of ['rules.yml', 'rules.test.yml', 'dashboard.json']) {
    const named = new Set(
      readFileSync(join(import.meta.dirname, '../../ops', file), 'utf8').match(/\b(hengdu|nodejs|process)_[a-z0-9_]+\b/g),
    )
    for (const name of named) expect(text, `${file}: ${name}`).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `)
  }
})

it('what came with a traceparent carries it into the jobs that it ordered', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  await h.ok(
    'POST /ws/account/code',
    { purpose: 'register', areaCode: '86', phone: '13511112222' },
    { headers: { traceparent, 'x-lang': 'en_US' } },
  )
  await h.ok('POST /ws/account/code', { purpose: 'register', areaCode: '86', phone: '13511113333' }, { headers: { traceparent: '00-1' } })
  const { rows } = await h.services.pool.query(`select payload->>'traceparent' as trace from job where payload ? 'traceparent'`)
  expect(rows).toEqual([{ trace: traceparent }])
})

it('where an endpoint is set, each call and job is a span of one trace, without what was asked', async () => {
  const sent: { resourceSpans: { resource: unknown; scopeSpans: { spans: Record<string, unknown>[] }[] }[] }[] = []
  const collector = createServer((request, response) => {
    json(request).then((body) => {
      sent.push(body as (typeof sent)[number])
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const said: string[] = []
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const end = await startSpans(process.env, (line) => said.push(line))
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const code = { purpose: 'register', areaCode: '86', phone: '13511114444' }
  await h.ok('POST /ws/account/code', code, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
  await h.refused('GET /ws/account/me')
  await h.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone: '13511114444', password: 'confidential' })
  await h.jobs.runDue()
  await end()
  collector.close()
  expect(said).toEqual([])
  expect(JSON.stringify(sent)).not.toMatch(/confidential|13511114444/)
  expect(JSON.stringify(sent[0]!.resourceSpans[0]!.resource)).toContain('hengdu')
  const spans = sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
  const call = spans.find(({ name }) => name === 'POST /ws/account/code')
  expect(call).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', kind: 2 })
  expect(spans.find((span) => span.parentSpanId === call!.spanId)).toMatchObject({ traceId, name: 'outbox.sms', kind: 5 })
  const refused = spans.find(({ name }) => name === 'POST /ws/passport/passwordLogin')
  expect(JSON.stringify(refused)).toContain('hengdu.refused')
})

it('without an endpoint nothing records, and a wrong sampler is named', async () => {
  await expect(startSpans({ OTEL_TRACES_EXPORTER: 'otlp' }, () => undefined)).resolves.toBeDefined()
  const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER: 'sometimes' }
  await expect(startSpans(wrong, () => undefined)).rejects.toThrow('OTEL_TRACES_SAMPLER is “sometimes”')
})

function databaseUrl(): string {
  return h.services.pool.options.connectionString!
}
