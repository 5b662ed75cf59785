/** Routes of the web app, for links of both sides. */
export const requestPath = (id: string, state?: string): string => `/companyHome/leaveRequests?${state ? `state=${state}&` : ''}id=${id}`
export const balancePath = (employeeId: string): string => `/companyHome/leaveBalances?employee=${employeeId}`
