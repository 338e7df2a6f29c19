// Work sent to Heddle and its results read, straight over Kafka.
//
//	go run . send CREDENTIALS.json REQUESTS.jsonl
//	go run . results CREDENTIALS.json COUNT
//
// CREDENTIALS.json is what `npm run -s admin -- batch enable ACCOUNT --json` printed. A line of REQUESTS.jsonl is
// {"reference": "…", "operation": "generate", "parameters": {…}}, with "imageUrl" or "inputUploadId" for vectorize and upscale.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"strconv"
	"time"

	"github.com/hamba/avro/v2"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/sasl/scram"
)

type credentials struct {
	Brokers          []string `json:"brokers"`
	Username         string   `json:"username"`
	Password         string   `json:"password"`
	RegistryURL      string   `json:"registryUrl"`
	BatchTopic       string   `json:"batchTopic"`
	BatchSubject     string   `json:"batchSubject"`
	ResultsTopic     string   `json:"resultsTopic"`
	GroupPrefix      string   `json:"groupPrefix"`
	SecurityProtocol string   `json:"securityProtocol"`
}

// The fields of io.heddle.BatchRequest; parameters is a JSON text.
type request struct {
	Reference     string  `avro:"reference"`
	Operation     string  `avro:"operation"`
	Parameters    string  `avro:"parameters"`
	InputUploadID *string `avro:"inputUploadId"`
	ImageURL      *string `avro:"imageUrl"`
}

type line struct {
	Reference     string          `json:"reference"`
	Operation     string          `json:"operation"`
	Parameters    json.RawMessage `json:"parameters"`
	InputUploadID *string         `json:"inputUploadId"`
	ImageURL      *string         `json:"imageUrl"`
}

func main() {
	if len(os.Args) != 4 || (os.Args[1] != "send" && os.Args[1] != "results") {
		log.Fatal("usage: send CREDENTIALS.json REQUESTS.jsonl | results CREDENTIALS.json COUNT")
	}
	login, err := readCredentials(os.Args[2])
	if err == nil && os.Args[1] == "send" {
		err = send(login, os.Args[3])
	} else if err == nil {
		err = results(login, os.Args[3])
	}
	if err != nil {
		log.Fatal(err)
	}
}

func readCredentials(path string) (login credentials, err error) {
	text, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(text, &login)
	}
	return login, err
}

func (login credentials) client(options ...kgo.Opt) (*kgo.Client, error) {
	if login.SecurityProtocol == "SASL_SSL" {
		options = append(options, kgo.DialTLS())
	}
	return kgo.NewClient(append(options,
		kgo.SeedBrokers(login.Brokers...),
		kgo.SASL(scram.Auth{User: login.Username, Pass: login.Password}.AsSha256Mechanism()),
	)...)
}

func send(login credentials, path string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	id, schema, err := latestSchema(login.RegistryURL, login.BatchSubject)
	if err != nil {
		return err
	}
	client, err := login.client(kgo.DefaultProduceTopic(login.BatchTopic))
	if err != nil {
		return err
	}
	defer client.Close()
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	var failure error
	sent := 0
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 256*1024)
	for lines.Scan() {
		value, err := encode(id, schema, lines.Bytes())
		if err != nil {
			return fmt.Errorf("line %d: %w", sent+1, err)
		}
		client.Produce(ctx, &kgo.Record{Value: value}, func(_ *kgo.Record, err error) {
			failure = errors.Join(failure, err)
		})
		sent++
	}
	if err := errors.Join(lines.Err(), client.Flush(ctx), failure); err != nil {
		return err
	}
	fmt.Printf("sent %d\n", sent)
	return nil
}

func encode(id int, schema avro.Schema, text []byte) ([]byte, error) {
	given := line{Parameters: json.RawMessage("{}")}
	if err := json.Unmarshal(text, &given); err != nil {
		return nil, err
	}
	body, err := avro.Marshal(schema, request{
		given.Reference, given.Operation, string(given.Parameters), given.InputUploadID, given.ImageURL,
	})
	return append(wireHeader(id), body...), err
}

func results(login credentials, countText string) error {
	count, err := strconv.Atoi(countText)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	// The broker lets this login form groups of no other names.
	client, err := login.client(
		kgo.ConsumerGroup(login.GroupPrefix+"go-example"),
		kgo.DisableAutoCommit(),
		kgo.ConsumeTopics(login.ResultsTopic),
		kgo.ConsumeResetOffset(kgo.NewOffset().AtStart()),
	)
	if err != nil {
		return err
	}
	defer client.Close()
	schemas := map[int]avro.Schema{}
	seen := map[string]bool{}
	for len(seen) < count {
		fetches := client.PollRecords(ctx, count-len(seen))
		if err := errors.Join(fetches.Err0(), ctx.Err()); err != nil {
			return err
		}
		for _, record := range fetches.Records() {
			// Delivery is at least once; copies of one event have the same ce_id.
			eventID := header(record, "ce_id")
			if seen[eventID] {
				continue
			}
			seen[eventID] = true
			if err := printResult(login.RegistryURL, schemas, eventID, record.Value); err != nil {
				return err
			}
		}
		// After they are printed: a crash before it repeats some, and their ce_id says which.
		if err := client.CommitRecords(ctx, fetches.Records()...); err != nil {
			return err
		}
	}
	return nil
}

func printResult(registryURL string, schemas map[int]avro.Schema, eventID string, value []byte) error {
	id, body, err := splitWire(value)
	if err != nil {
		return err
	}
	if schemas[id] == nil {
		if schemas[id], err = schemaByID(registryURL, id); err != nil {
			return err
		}
	}
	event := map[string]any{}
	if err := avro.Unmarshal(schemas[id], body, &event); err != nil {
		return err
	}
	text, err := json.Marshal(map[string]any{"id": eventID, "data": event})
	fmt.Println(string(text))
	return err
}

func header(record *kgo.Record, name string) string {
	for _, each := range record.Headers {
		if each.Key == name {
			return string(each.Value)
		}
	}
	return ""
}
