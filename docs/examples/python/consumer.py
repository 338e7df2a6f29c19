"""Reads results, or with an analytics login the facts about every job, and prints each event once as a JSON line.

    python consumer.py CREDENTIALS.json [--group NAME] [--stop-after N] [--idle-seconds S]

Without --stop-after and --idle-seconds it goes on until Ctrl-C; seconds count from when the group gave it its partitions. Offsets are committed after an event is printed: a crash
repeats some events, and their `ce_id` says which.
"""

import argparse
import json
import sys
import time

from confluent_kafka import Consumer, KafkaException
from confluent_kafka.schema_registry.avro import AvroDeserializer
from confluent_kafka.serialization import MessageField, SerializationContext

from connection import kafka_settings, open_registry, read_credentials


def main(arguments):
    credentials = read_credentials(arguments.credentials)
    # An account reads its results; an analytics login reads the topics it was given.
    topics = [credentials["resultsTopic"]] if "resultsTopic" in credentials else credentials["topics"]
    deserialize = AvroDeserializer(open_registry(credentials))
    consumer = Consumer(
        {
            **kafka_settings(credentials),
            # The broker lets this login form no other groups.
            "group.id": credentials["groupPrefix"] + arguments.group,
            "auto.offset.reset": "earliest",
            "enable.auto.commit": False,
        }
    )
    try:
        read(consumer, deserialize, topics, arguments)
    except KeyboardInterrupt:
        pass
    finally:
        consumer.close()


def read(consumer, deserialize, topics, arguments):
    # Delivery is at least once, and copies of one event have the same ce_id. A program that must survive restarts keeps
    # these beside what it computes, in the same transaction.
    seen = set()
    last_at = None

    def on_assign(_consumer, _partitions):
        nonlocal last_at
        last_at = time.monotonic()

    consumer.subscribe(topics, on_assign=on_assign)
    while arguments.stop_after is None or len(seen) < arguments.stop_after:
        message = consumer.poll(0.5)
        if message is None:
            if None not in (last_at, arguments.idle_seconds) and time.monotonic() - last_at > arguments.idle_seconds:
                return
            continue
        if message.error():
            raise KafkaException(message.error())
        last_at = time.monotonic()
        headers = {name: value.decode() for name, value in message.headers() or []}
        if headers["ce_id"] not in seen:
            seen.add(headers["ce_id"])
            event = deserialize(message.value(), SerializationContext(message.topic(), MessageField.VALUE))
            line = {"id": headers["ce_id"], "type": headers["ce_type"], "data": event}
            print(json.dumps(line, default=str), flush=True)
        consumer.commit(message=message, asynchronous=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("credentials")
    parser.add_argument("--group", default="example")
    parser.add_argument("--stop-after", type=int)
    parser.add_argument("--idle-seconds", type=float)
    main(parser.parse_args(sys.argv[1:]))
