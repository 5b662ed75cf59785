import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import { errors } from '../../src/platform/contract/errors.ts'
import { fieldErrors } from '../../src/rules/field-errors.ts'
import { cast, demandAt, formOf, type Stage } from '../support/demands.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile()

interface Operation {
  summary: string
  description: string
  security?: Array<Record<string, string[]>>
  parameters?: Array<{ name: string; in: string; required: boolean; schema: unknown }>
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

interface Description {
  openapi: string
  info: { title: string; version: string }
  components: { securitySchemes: Record<string, { type: string; in: string; name: string }> }
  paths: Record<string, Record<string, Operation>>
}

describe('the API description', () => {
  let described: Description
  beforeAll(async () => {
    const answer = await fetch(`${h.url}/api/docs/json`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    described = (await answer.json()) as Description
  })

  const operations = () =>
    Object.entries(described.paths).flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, operation })),
    )

  it('lists every call by method and path, and nothing else', () => {
    const calls = Object.keys(allCalls).map((key) => key.replace(' ', ' /api'))
    expect(
      operations()
        .map((one) => one.key)
        .sort(),
    ).toEqual(calls.sort())
  })

  it('has the main structure of OpenAPI 3.1', () => {
    expect(described.openapi).toMatch(/^3\.1\.\d+$/)
    expect(described.info.title).toBeTruthy()
    expect(described.info.version).toBeTruthy()
    expect(Object.keys(described.paths).every((path) => path.startsWith('/api/'))).toBe(true)
    const allowed = ['get', 'post', 'put', 'delete', 'patch', 'options', 'head', 'trace']
    for (const byMethod of Object.values(described.paths)) for (const method of Object.keys(byMethod)) expect(allowed).toContain(method)
    for (const { key, operation } of operations()) {
      expect(operation.summary, key).toBeTruthy()
      expect(Object.keys(operation.responses).length, key).toBeGreaterThan(0)
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status, key).toMatch(/^([1-5]\d\d|default)$/)
        expect(response.description, `${key} ${status}`).toBeTruthy()
      }
      const names = (operation.parameters ?? []).map((one) => `${one.in} ${one.name}`)
      expect(new Set(names).size, key).toBe(names.length)
      for (const one of operation.parameters ?? []) {
        expect(['query', 'header', 'path', 'cookie'], key).toContain(one.in)
        expect(one.schema, `${key} ${one.name}`).toBeTypeOf('object')
      }
      for (const requirement of operation.security ?? [])
        for (const scheme of Object.keys(requirement)) expect(described.components.securitySchemes, key).toHaveProperty(scheme)
    }
  })

  it('has a body for posted calls, parameters for reads, and the envelope of every answer', () => {
    for (const { key, operation } of operations()) {
      if (key.startsWith('GET')) expect(operation.requestBody, key).toBeUndefined()
      else expect(operation.requestBody?.content['application/json']?.schema, key).toBeTypeOf('object')
      const answer = operation.responses['200']?.content?.['application/json']?.schema as { properties: Record<string, unknown> }
      expect(Object.keys(answer.properties), key).toEqual(['success', 'code', 'message', 'result', 'timestamp'])
    }
  })

  it('names the token for every call that is not open to anyone', () => {
    for (const [key, spec] of Object.entries<CallSpec>(allCalls)) {
      const [method, path] = key.split(' ')
      const operation = described.paths[`/api${path}`]![method!.toLowerCase()]!
      expect(Boolean(operation.security), key).toBe(spec.audience !== 'anyone')
      if (spec.permission) expect(operation.description, key).toContain(spec.permission)
    }
    expect(described.components.securitySchemes.token).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Access-Token' })
  })

  it('has no dangling references', () => {
    const lost: string[] = []
    const walk = (node: unknown, where: string): void => {
      if (node === null || typeof node !== 'object') return
      for (const [name, value] of Object.entries(node)) {
        if (name === '$ref' && typeof value === 'string' && !resolves(value)) lost.push(`${where}: ${value}`)
        else walk(value, `${where}/${name}`)
      }
    }
    const resolves = (ref: string): boolean => {
      // A bare "#" would refer to the whole document: no schema does.
      if (!ref.startsWith('#/')) return false
      const parts = ref.slice(2).split('/')
      const found = parts.reduce<unknown>(
        (at, part) => (at as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
        described,
      )
      return found !== undefined
    }
    walk(described, '')
    expect(lost).toEqual([])
  })

  it('is also available as a page', async () => {
    const page = await fetch(`${h.url}/api/docs`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toMatch(/<html[\s>]/i)
  })
})

describe('the error catalogue', () => {
  it('has both texts for every error and every field error, with the same placeholders', () => {
    const blanks = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[|}])/g) ?? [])].sort()
    for (const [name, text] of [...Object.entries(errors), ...Object.entries(fieldErrors)]) {
      expect(text.cn.trim(), name).not.toBe('')
      expect(text.en.trim(), name).not.toBe('')
      expect(text.cn, name).toMatch(/[\u4e00-\u9fff]/)
      expect(text.en, name).not.toMatch(/[\u4e00-\u9fff]/)
      expect(blanks(text.en), name).toEqual(blanks(text.cn))
    }
  })

  it('gives every error a unique number, and business refusals HTTP 200', () => {
    const codes = Object.values(errors).map((one) => one.code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const [name, one] of Object.entries(errors)) {
      expect(Number.isInteger(one.code) && one.code > 200, name).toBe(true)
      if (one.http === 200) expect(one.code, name).toBeGreaterThanOrEqual(1000)
    }
  })
})

describe('an idempotency key', () => {
  let people: Stage
  beforeAll(async () => {
    people = await cast(h)
  })

  const walletMinor = async () =>
    (await h.ok('GET /ws/demand/overview', {}, people.publisher.as)).money.find((one) => one.currency === 'EUR')!.walletMinor
  const keyed = (who: { as: { token: string } }, key: string) => ({ ...who.as, idempotencyKey: key })
  const stageOf = async (id: string) => (await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).seaServiceStatus

  it('gives the first answer again after the state has changed, and moves nothing', async () => {
    const key = crypto.randomUUID()
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, people.publisher.as)
    const { version } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
    const hosting = { id, version, amount: '8400' }
    const first = await h.ok('POST /ws/demand/hosting', hosting, keyed(people.publisher, key))
    expect(first).toEqual({
      id,
      seaServiceStatus: 1,
      waits: false,
      money: { cause: 'demand.fund', amountMinor: 840_000, currency: 'EUR' },
    })
    await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
    await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)
    const before = await walletMinor()
    const again = await h.ok('POST /ws/demand/hosting', hosting, keyed(people.publisher, key))
    expect(JSON.stringify(again)).toBe(JSON.stringify(first))
    expect(await stageOf(id)).toBe(2)
    expect(await walletMinor()).toBe(before)
    // Without the key the same request is judged by the current state.
    expect((await h.refused('POST /ws/demand/hosting', { id, amount: '8400' }, people.publisher.as)).error).toBe('wrongStage')
  })

  it('creates one demand however often it is sent', async () => {
    const key = crypto.randomUUID()
    const form = formOf(h)
    const made = await Promise.all([1, 2, 3].map(() => h.ok('POST /ws/demand/create', { form }, keyed(people.publisher, key))))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
  })

  it('belongs to its sender: the same key of a colleague is another', async () => {
    const key = crypto.randomUUID()
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, people.publisher.as)
    const before = await walletMinor()
    await h.ok('POST /ws/demand/hosting', { id, amount: '100' }, keyed(people.publisher, key))
    await h.ok('POST /ws/demand/hosting', { id, amount: '100' }, keyed(people.publisher.member.finance, key))
    expect(await walletMinor()).toBe(before - 20_000)
    // And a colleague may use it for something else.
    await h.ok(
      'POST /ws/demand/edit',
      { id, form: formOf(h, { title: '同一个键 Same key' }) },
      keyed(people.publisher.member.demandManager, key),
    )
  })

  it('is refused for another call and for another body, and neither is executed', async () => {
    const key = crypto.randomUUID()
    const id = await demandAt(h, people, 1)
    await h.ok('POST /ws/demand/publish', { id }, keyed(people.publisher, key))
    const otherCall = await h.refused('POST /ws/demand/cancel', { id, reason: '改主意' }, { ...keyed(people.publisher, key), lang: 'en' })
    expect(otherCall).toMatchObject({ status: 409, error: 'keyReused', code: 40901, message: errors.keyReused.en })
    const other = await demandAt(h, people, 1)
    expect((await h.refused('POST /ws/demand/publish', { id: other }, keyed(people.publisher, key))).error).toBe('keyReused')
    expect(await h.ok('GET /ws/demand/detail', { id: other }, people.publisher.as)).toMatchObject({ seaServiceStatus: 1, review: 'none' })
    expect(await stageOf(id)).toBe(1)
  })

  it('is not used up by a refusal', async () => {
    const key = crypto.randomUUID()
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, people.publisher.as)
    expect((await h.refused('POST /ws/demand/publish', { id }, keyed(people.publisher, key))).error).toBe('wrongStage')
    await h.ok('POST /ws/demand/hosting', { id, amount: '8400' }, people.publisher.as)
    await h.ok('POST /ws/demand/publish', { id }, keyed(people.publisher, key))
    expect((await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).review).toBe('waiting')
  })
})
