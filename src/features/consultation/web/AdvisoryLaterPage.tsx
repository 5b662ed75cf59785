import { useTexts } from '../../../platform/web/i18n.tsx'
import { LaterPage } from '../../../platform/web/ui/LaterPage.tsx'
import { ContactLines } from '../../lead/web/parts.tsx'
import { t } from './texts.ts'

export default function AdvisoryLaterPage() {
  const s = useTexts(t)
  return (
    <LaterPage title={s.advisory} about={s.advisoryAbout} will={[s.advisory1, s.advisory2, s.advisory3]} meanwhile={s.advisoryMeanwhile}>
      <ContactLines />
    </LaterPage>
  )
}
