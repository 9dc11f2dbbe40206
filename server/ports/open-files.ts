import { join } from 'node:path'
import { diskFiles, type FilesPort } from './files'
import { type S3Settings, s3Files } from './s3-files'

interface Settings {
  s3?: S3Settings
  dataDir: string
}

/** The bucket of the settings, else a folder beside the data. */
export async function openFiles({ s3, dataDir }: Settings): Promise<FilesPort> {
  return s3 ? s3Files(s3) : diskFiles(join(dataDir, 'files'))
}
