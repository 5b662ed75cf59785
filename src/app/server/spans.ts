import type { Sampler } from '@opentelemetry/sdk-trace'
import { errorForLog } from '../../platform/server/log.ts'
import { traceBy } from '../../platform/server/trace.ts'
import { VERSION } from '../../platform/server/version.ts'
import { Refusal } from '../../platform/server/wire/refusal.ts'

type Settings = Readonly<Record<string, string | undefined>>

/** By the standard's own variables: an endpoint switches it on. */
const isWanted = (settings: Settings): boolean =>
  Boolean(settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || settings.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  settings.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  settings.OTEL_TRACES_EXPORTER !== 'none'

/**
 * Sends a span of each call and job to the endpoint of `OTEL_EXPORTER_OTLP_ENDPOINT`, by OTLP over HTTP. A span has the name of the call or
 * job, how it ended, and nothing of what was asked. Without that setting nothing is loaded. Returns what sends the rest and ends it.
 */
export async function startSpans(settings: Settings, complain: (line: string) => void): Promise<() => Promise<void>> {
  if (!isWanted(settings)) return async () => undefined
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    sdk,
    { OTLPTraceExporter },
    { detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const own = { 'service.name': 'hengdu', 'service.version': VERSION }
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings, sdk),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: saying(new OTLPTraceExporter(), complain) })],
  })
  const tracer = provider.getTracer('hengdu', VERSION)
  const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER }
  traceBy({
    begin(name, kind, parent) {
      const [, traceId = '', spanId = '', flags = ''] = parent?.split('-') ?? []
      const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
      const span = tracer.startSpan(name, { kind: kinds[kind] }, parent ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT)
      const made = span.spanContext()
      return {
        traceparent: `00-${made.traceId}-${made.spanId}-${made.traceFlags.toString(16).padStart(2, '0')}`,
        end(error) {
          if (error instanceof Refusal) span.setAttribute('hengdu.refused', error.error)
          // What it says may quote what somebody typed; the log has it under the same trace.
          else if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: errorForLog(error).type })
          span.end()
        },
      }
    },
  })
  return async () => {
    traceBy(undefined)
    await provider.shutdown().catch((error) => complain(`Spans: ${(error as Error).message}`))
  }
}

const SAMPLERS = 'always_on, always_off, traceidratio, and each with parentbased_ before it'

function samplerOf(
  { OTEL_TRACES_SAMPLER: asked, OTEL_TRACES_SAMPLER_ARG: share = '1' }: Settings,
  sdk: typeof import('@opentelemetry/sdk-trace'),
): Sampler {
  const [, parent, name] = (asked || 'parentbased_always_on').match(/^(parentbased_)?(.*)$/)!
  const kinds: Record<string, () => Sampler> = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(Number(share)),
  }
  const root = kinds[name!]?.()
  if (!root) throw new Error(`OTEL_TRACES_SAMPLER is “${asked}”: it can be ${SAMPLERS}`)
  return parent ? new sdk.ParentBasedSampler({ root }) : root
}

type Exporter = import('@opentelemetry/sdk-trace').SpanExporter

/** Says once that spans do not arrive, and once that they do again. */
function saying(exporter: Exporter, complain: (line: string) => void): Exporter {
  let isAway = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined || result.code !== 0
        if (failed !== isAway) complain(failed ? `Spans do not arrive: ${result.error?.message ?? 'refused'}` : 'Spans arrive again')
        isAway = failed
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
