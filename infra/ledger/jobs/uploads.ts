import { z } from 'zod'
import type { UploadLedger } from '../ports/batch-port.ts'
import type { Database } from '../postgres/database.ts'
import { accountId, anyRow } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'

const addUpload = statement('add-upload')
const expiredUploads = statement('expired-uploads')
const forgetUploads = statement('forget-uploads')

const uploadRow = z
  .object({ upload_id: z.string(), account_id: accountId })
  .transform((row) => ({ uploadId: row.upload_id, accountId: row.account_id }))

export function createUploadLedger(database: Database): UploadLedger {
  return {
    add: async (uploadId, account, keptMax) => {
      const added = await database.rows(anyRow, addUpload, [uploadId, account, keptMax])
      return added.length > 0
    },
    expired: (before, limit) => database.rows(uploadRow, expiredUploads, [before, limit]),
    forget: async (uploadIds) => {
      await database.rows(anyRow, forgetUploads, [uploadIds])
    },
  }
}
