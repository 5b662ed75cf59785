import { z } from 'zod'
import type { CallSpec } from '../../src/platform/contract/call.ts'

type Json = Record<string, unknown>

export const SOME_ID = '019a0000-0000-7000-8000-0000000000aa'

/** Values required by a pattern or a rule between fields, by the name of the field. */
const byName: Record<string, unknown> = {
  phone: '13812345678',
  areaCode: '86',
  email: 'sample@example.com',
  contact: 'sample@example.com',
  code: '123456',
  captcha: '123456',
  emailCode: '123456',
  proof: '123456',
  totp: '123456',
  password: 'Sample#Kestrel-26',
  oldPassword: 'Sample#Kestrel-25',
  newPassword: 'Sample#Kestrel-26',
  birthDate: '1990-05-17',
  amount: '10',
  price: '10',
  region: 'DE',
  country: 'DE',
  currency: 'EUR',
  website: 'https://example.com',
  sourceUrl: 'https://example.com',
  url: 'https://example.com',
  slug: 'a-sample',
  beans: 100,
  confirmPassword: 'Sample#Kestrel-26',
  contactPhone: '13812345678',
  contactEmail: 'sample@example.com',
  hourlyRate: '10',
  monthlyRate: '10',
  accountNumber: '4400112233',
  swift: 'DEUTDEFF',
  language: 'en',
  prepayment: '10',
  description: 'A description that is long enough for a demand.',
  recruitStart: '2026-12-01',
  recruitEnd: '2026-12-10',
  expectedCompletion: '2026-12-31',
  orderIds: SOME_ID,
  companies: SOME_ID,
  people: SOME_ID,
  stage: '2',
  category: 'eor',
  contractKind: 'kpi',
  // Of a long-term contract, in place of milestones.
  periods: null,
  weeks: null,
  workLanguage: 'en',
  service: 'eor',
  amountFrom: '1',
  amountTo: '9',
  homeRegion: 'DE',
  regions: 'DE',
  a: 'DE',
  b: 'JP',
  month: '2026-12',
  time: '09:30',
  registrationFrom: '2026-11-01T09:00',
  registrationTo: '2026-12-01T09:00',
  startsAt: '2026-12-02T09:00',
  endsAt: '2026-12-02T11:00',
  number: 'P-00001',
  countries: 'DE',
  halves: '2026-12-01:morning',
  days: '2',
  yearDays: '5',
  advanceDays: '0',
  carryLimit: '5',
  carryTogether: '10',
  dayStart: '09:00',
  dayEnd: '18:00',
  basePay: '6500',
  base: '6500',
  leaveDays: '15',
  bankArea: 'DE',
}

/**
 * A value that a call's input schema is likely to accept: from its JSON Schema, with the values above. Optional fields are filled too.
 */
export function sampleOf(spec: Pick<CallSpec, 'input'>): Json {
  const schema = z.toJSONSchema(spec.input, { io: 'input', unrepresentable: 'any' }) as Json
  const value = sample(schema, '', schema)
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}

function sample(schema: Json, name: string, root: Json): unknown {
  if (byName[name] === null) return null
  if (typeof schema['$ref'] === 'string') return {}
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum']))
    return byName[name] !== undefined && schema['enum'].includes(byName[name]) ? byName[name] : schema['enum'][0]
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined
  if (options) return sample(options.find((one) => one['type'] !== 'null' && one['const'] !== '') ?? options[0]!, name, root)
  const parts = schema['allOf'] as Json[] | undefined
  if (parts) return Object.assign({}, ...parts.map((part) => sample(part, name, root)))
  switch (schema['type']) {
    case 'object': {
      // A record with keys chosen by the caller.
      if (!schema['properties'] && typeof schema['additionalProperties'] === 'object')
        return { title: sample(schema['additionalProperties'] as Json, 'title', root) }
      const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
      return Object.fromEntries(properties.map(([key, part]) => [key, sample(part, key, root)]))
    }
    case 'array': {
      const least = Math.max(1, Number(schema['minItems'] ?? 1))
      return Array.from({ length: least }, () => sample((schema['items'] ?? {}) as Json, name, root))
    }
    case 'integer':
    case 'number':
      return typeof byName[name] === 'number' ? byName[name] : Math.max(1, Number(schema['minimum'] ?? 1))
    case 'boolean':
      return true
    case 'string':
      return text(schema, name)
    default:
      return byName[name] ?? 'sample'
  }
}

function text(schema: Json, name: string): string {
  const pattern = String(schema['pattern'] ?? '')
  if (pattern.includes('P-')) return 'P-00001'
  // Days of leave, in halves.
  if (name === 'days' || name === 'carried') return '1'
  // A decimal number of any unit.
  if (pattern.includes('{1,12}')) return '100'
  if (pattern.startsWith('^[a-z]') && !pattern.includes('{2}')) return 'annual'
  if (name !== 'month' && pattern.includes('-(0')) return '2026-01'
  if (schema['format'] === 'uuid') return SOME_ID
  if (byName[name] !== undefined) return String(byName[name])
  if (schema['format'] === 'date') return '2026-12-01'
  if (schema['format'] === 'date-time') return '2026-12-01T09:00:00Z'
  if (schema['format'] === 'email') return 'sample@example.com'
  if (schema['format'] === 'uri') return 'https://example.com'
  return 'sample text'.padEnd(Number(schema['minLength'] ?? 0), ' more').slice(0, Number(schema['maxLength'] ?? 1000))
}

/** The paths of all texts in a sample. */
export function textPaths(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [[...path]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...path, Array.isArray(value) ? Number(key) : key]))
}

/** A copy of a sample with another value at one path. */
export function withValue(sample: Json, path: readonly (string | number)[], value: unknown): Json {
  const copy = structuredClone(sample)
  let at: Record<string | number, unknown> = copy
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>
  at[path.at(-1)!] = value
  return copy
}
