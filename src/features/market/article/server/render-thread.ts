import { answerQuestions } from '../../../../platform/server/thread.ts'
import { renderMarkdown } from './render.ts'

answerQuestions(renderMarkdown)
