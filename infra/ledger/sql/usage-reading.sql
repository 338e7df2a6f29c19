select number from usage_reading
