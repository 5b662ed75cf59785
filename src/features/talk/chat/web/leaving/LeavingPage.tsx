import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../../platform/web/router.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { targetOf } from './links.ts'
import { t } from './texts.ts'

/** Names the host of a link in a message before it is opened. It is opened by the reader alone; nothing is fetched before. */
export default function LeavingPage() {
  const s = useTexts(t)
  const [query] = useSearchParams()
  const target = targetOf(query.get('to'))
  const toChat = (
    <Button component={Link} to="/personalHome/IM" variant="default">
      {s.toChat}
    </Button>
  )
  return (
    <>
      <PageHeader title={s.title} />
      {target ? (
        <SectionCard>
          <div className={blocks.stack}>
            <p className={blocks.figure}>{target.host}</p>
            <DescriptionList
              layout="rows"
              items={[
                { label: s.address, value: <CopyText text={target.href} /> },
                target.protocol === 'http:' && { label: s.connection, value: <span className={blocks.bad}>{s.notEncrypted}</span> },
              ]}
            />
            <p className={blocks.quiet}>{s.about}</p>
            <div className={blocks.buttons}>
              {toChat}
              <Button component="a" href={target.href} rel="noopener noreferrer nofollow">
                {s.go(target.host)}
              </Button>
            </div>
          </div>
        </SectionCard>
      ) : (
        <EmptyState title={s.noTarget} why={s.noTargetWhy} action={toChat} />
      )}
    </>
  )
}
