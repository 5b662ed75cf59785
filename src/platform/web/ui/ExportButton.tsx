import { IconDownload } from '@tabler/icons-react'
import type { Permission } from '../../../rules/permissions.ts'
import type { WorkbookFile } from '../../contract/export.ts'
import { texts } from '../../contract/texts.ts'
import { downloadWorkbook } from '../download.ts'
import { useTexts } from '../i18n.tsx'
import { toast } from '../toast.ts'
import { ActButton } from './ActButton.tsx'

const t = texts({
  export: { cn: '导出 Excel', en: 'Export to Excel' },
  exported: { cn: '已导出', en: 'Exported' },
})

/** Downloads a list under its filters, all pages, as an xlsx workbook. A refusal is shown by the call. */
export function ExportButton({ needs, fetch }: { needs: Permission; fetch: () => Promise<WorkbookFile> }) {
  const s = useTexts(t)
  const run = async () => {
    const book = await fetch().catch(() => null)
    if (!book) return
    downloadWorkbook(book)
    toast.success(s.exported)
  }
  return (
    <ActButton variant="default" needs={needs} leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />} onClick={run}>
      {s.export}
    </ActButton>
  )
}
