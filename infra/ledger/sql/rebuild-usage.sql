select rebuild_usage() as number
