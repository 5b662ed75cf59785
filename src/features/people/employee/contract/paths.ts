import type { Flag, FormStep } from './employee.ts'

/** Routes of the web app, for links of both sides. */
export const employeePath = (id: string, tab?: string): string => `/companyHome/employee?id=${id}${tab ? `&tab=${tab}` : ''}`
export const editPath = (id: string, step?: FormStep): string => `/companyHome/employeeEdit?id=${id}${step ? `&step=${step}` : ''}`
export const dueSoonPath = '/companyHome/dueSoon'
export const flaggedPath = (flag: Flag): string => `/companyHome/employees?flag=${flag}`
