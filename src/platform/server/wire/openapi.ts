import { z } from 'zod'
import { errors } from '../../../platform/contract/errors.ts'
import type { CallKey, CallSpec } from '../../contract/call.ts'
import { VERSION } from '../version.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the calls: the input and result schemas that validate requests, with the envelope. */
export function describeCalls(calls: Record<CallKey, CallSpec>): Json {
  const paths: Record<string, Json> = {}
  const schemas: Json = {}
  for (const [key, spec] of Object.entries(calls)) {
    const [method = 'GET', path = ''] = key.split(' ')
    const described = paths[`/api${path}`] ?? {}
    const name = `${method.toLowerCase()}${path.replaceAll('/', '.')}`
    described[method.toLowerCase()] = operation(method, spec, (schema, io) => schemaOf(schema, io, name, schemas))
    paths[`/api${path}`] = described
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hengdu 衡渡',
      version: VERSION,
      description: 'Every JSON answer is an envelope. A refusal carries a number of the catalogue and a message in the language of X-Lang.',
    },
    components: { securitySchemes: { token: header('X-Access-Token'), proof: header('X-Proof') }, schemas },
    paths,
  }
}

const header = (name: string): Json => ({ type: 'apiKey', in: 'header', name })

type Describe = (schema: z.ZodType, io: 'input' | 'output') => Json

/**
 * Definitions that a schema refers to (a tree's branch) move to the document: a reference is resolved from the document, not from the
 * schema.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', name: string, schemas: Json): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const { $schema: _, $defs, ...rest } = JSON.parse(text.replaceAll('"#/$defs/', `"#/components/schemas/${name}.${io}.`)) as Json
  for (const [part, described] of Object.entries(($defs ?? {}) as Json)) schemas[`${name}.${io}.${part}`] = described
  return rest
}

function proofWords({ proof }: CallSpec): string {
  if (!proof) return ''
  return ` Needs a proof of the person${proof === true ? '' : ' if money moves'}, from POST /ws/account/proof, in the header X-Proof.`
}

function operation(method: string, spec: CallSpec, describe: Describe): Json {
  const input = describe(spec.input, 'input')
  return {
    summary: spec.about,
    description: `For ${spec.audience}${spec.permission ? `, permission ${spec.permission}` : ''}.${proofWords(spec)}`,
    ...(spec.audience !== 'anyone' && { security: [{ token: [], ...(spec.proof && { proof: [] }) }] }),
    ...(method === 'GET' ? { parameters: parametersOf(input) } : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: {
      200: {
        description: 'Done, or a refusal with success false',
        content: { 'application/json': { schema: envelopeOf(describe(spec.result, 'output')) } },
      },
      422: { description: errors.invalid.en },
    },
  }
}

const parametersOf = (input: Json): Json[] =>
  Object.entries((input.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: ((input.required ?? []) as string[]).includes(name),
    schema,
  }))

const envelopeOf = (result: Json): Json => ({
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    code: { type: 'integer' },
    message: { type: 'string' },
    result,
    timestamp: { type: 'integer' },
  },
})
