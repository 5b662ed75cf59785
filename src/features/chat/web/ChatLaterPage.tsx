import { useTexts } from '../../../platform/web/i18n.tsx'
import { LaterPage } from '../../../platform/web/ui/LaterPage.tsx'
import { ContactLines } from '../../lead/web/parts.tsx'
import { t } from './texts.ts'

export default function ChatLaterPage() {
  const s = useTexts(t)
  return (
    <LaterPage title={s.chat} about={s.chatAbout} will={[s.chat1, s.chat2, s.chat3]} meanwhile={s.chatMeanwhile}>
      <ContactLines />
    </LaterPage>
  )
}
