select completion from job where asset_key = $1
