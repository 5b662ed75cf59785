import type { Feature } from '../../../platform/server/feature.ts'
import { salaryCalls } from '../contract/calls.ts'
import { salaryNotices } from '../contract/notices.ts'
import { salaryRoutes } from './routes.ts'

export const salary = { name: 'salary', calls: salaryCalls, notices: salaryNotices, routes: salaryRoutes } satisfies Feature
