select to_ms(clock_timestamp()) as moment
