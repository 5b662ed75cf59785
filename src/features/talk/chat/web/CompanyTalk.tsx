import { Button } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { useRead } from './queries.ts'
import { t } from './texts.ts'

/** On the page of another company: the way to write to it, or why not yet. */
export default function CompanyTalk({ companyId }: { companyId: string }) {
  const s = useTexts(t)
  const { data } = useRead('GET /ws/chat/ofCompany', { id: companyId })
  if (!data) return null
  if (!data.person) return <p className={blocks.quiet}>{s.applyFirstCompany}</p>
  return (
    <Button component={Link} to={`/personalHome/IM?to=${data.person.id}`} variant="default">
      {s.writeTo(data.person.name)}
    </Button>
  )
}
