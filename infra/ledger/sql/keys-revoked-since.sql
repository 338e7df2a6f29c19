select encode(hash, 'hex') as hash_hex from api_key where revoked_at >= from_ms($1)
