import { useQuery } from '@tanstack/react-query'
import blocks from '../../../platform/web/blocks.module.css'
import { sendCall } from '../../../platform/web/client.ts'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { t } from './work-texts.ts'

async function readVersion(): Promise<string> {
  const { version, commit } = await sendCall<{ version: string; commit: string | null }>('GET /health', {}, { quiet: true })
  return commit ? `${version} (${commit.slice(0, 12)})` : version
}

/** The version of the server that answers, for operators who report a problem. */
export function Version() {
  const s = useTexts(t)
  const { data } = useQuery({ queryKey: ['version'], queryFn: readVersion, staleTime: Number.POSITIVE_INFINITY })
  return data ? <footer className={blocks.fine}>{s.version(data)}</footer> : null
}
